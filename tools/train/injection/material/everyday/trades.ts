import { type Grammar, joined } from '../grammar';
import { TRADES_EASTERN } from './trades-eastern';
import { TRADES_ENGLISH } from './trades-english';
import { TRADES_WESTERN } from './trades-western';

const PACKS: readonly Readonly<Record<string, Grammar>>[] = [TRADES_ENGLISH, TRADES_WESTERN, TRADES_EASTERN];

const everyPack = (language: string): Grammar => PACKS.reduce<Grammar>((all, pack) => joined(all, pack[language] ?? {}), {});

/** Harmless lines of many trades, by language. A language may stand in several files. */
export const TRADES: Readonly<Record<string, Grammar>> = Object.fromEntries(PACKS.flatMap((pack) => Object.keys(pack)).map((language) => [language, everyPack(language)]));
