"""Big Shoulders: Chicago 1875 and Industrialist, played by people, bots and programs."""
