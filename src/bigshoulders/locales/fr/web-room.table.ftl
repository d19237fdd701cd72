### The waiting room of a table that hasn’t started.

room-title = Une table de { $game }
room-waiting =
    { $count ->
        [one] Il manque encore une personne
       *[other] Il manque encore { NUMBER($count) } personnes
    }
room-waiting-for = En attente : { $names }
room-everyone-ready = Tout le monde est prêt
room-start-note = Si vous commencez maintenant, un bot prend chaque place libre.
room-again = Les options ont changé : chacun doit confirmer qu’il est prêt.
room-starts = La partie commence aussitôt.
room-guest = { $host } peut lancer la partie. Elle commence aussi dès que tout le monde est prêt.
room-options-changed = L’hôte a modifié les options.
    .text = Regardez les lignes marquées, puis confirmez que vous êtes prêt.
room-im-ready = Je suis prêt
room-ready = prêt
room-not-ready = pas prêt
room-back-soon = de retour dans un instant
room-add-bot = Ajouter un bot
room-free-seat = Libérer la place
room-remove = Retirer
room-remove-note = Libère la place. Pour revenir, il faut une nouvelle invitation.
room-rename = Renommer
room-rename-save = Enregistrer
room-strength = Niveau du bot à la place { $seat }
room-invite = Inviter
room-qr = QR code de l’invitation
room-qr-large = Agrandir le QR code
room-qr-text = Visez-le avec l’appareil photo d’un téléphone. Le lien vaut pour une personne et une place.
room-play = La partie
room-change = Modifier
room-change-note = Les autres devront confirmer à nouveau qu’ils sont prêts.
room-save = Enregistrer les options
room-watching = Spectateurs
room-watching-text = Ils voient ce que tout le monde voit : ni mains, ni conseils.
