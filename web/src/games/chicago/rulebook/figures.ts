// The positions that the figures show; tools/rulebook.py writes them.
import type { Shown } from "$lib/rulebook/book";
import text from "./figures.gen.json?raw";

const figures: Record<string, Shown> = JSON.parse(text);
export default figures;
