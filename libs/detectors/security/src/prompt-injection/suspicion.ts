import { normalise, windows } from '@touchstone/detection';
import { tokenise } from '../text/tokens';
import { DOCUMENT_FORM_RULES, FORM_RULES, type FormRule, GATHERING_CODE, SENDING_CODE } from './data/forms';
import { DOCUMENT_RULES, SEQUENCE_RULES, type Technique } from './data/rules';
import { type Evidence, byFirstWord, byOpening, evidenceOfSequences } from './evidence';
import { lexicon } from './lexicon';
import { spacedOut, undisguised } from './spelling';
import { strayOrders } from './stray-orders';
import { decodedViews } from './views';

/** What speaks for an injection in one text. Offsets are UTF-16 units of the original; `score` is 0 to 1. */
export interface Suspicion {
  score: number;
  techniques: Technique[];
  start: number;
  end: number;
}

/** From here on it is called an injection; chosen on the development data for at most 3 % of false alarms. */
export const THRESHOLD = 0.6;
const WINDOW = 2000;
const OVERLAP = 400;
const DEEPEST = 2;
/** Nothing further has to be read. */
const CERTAIN = 0.97;

const NOTHING: Suspicion = { score: 0, techniques: [], start: 0, end: 0 };
const USER_RULES = byOpening(SEQUENCE_RULES);
const ALL_RULES = byOpening([...SEQUENCE_RULES, ...DOCUMENT_RULES]);

/** Who wrote the text: the user, or a tool that passes on what strangers wrote. */
export type Channel = 'user' | 'document';

/** The most suspicious window of a text, encoded stretches included. `pause` is called between windows. Linear in the text. */
export const suspicionOf = (original: string, channel: Channel, pause: () => void, depth = 0): Suspicion => {
  const { text, originalRange } = normalise(original);
  let worst = NOTHING;
  for (const window of windows(text, WINDOW, OVERLAP)) {
    pause();
    const found = inWindow(window.text, channel);
    if (found.score > worst.score) worst = { ...found, start: found.start + window.offset, end: found.end + window.offset };
    if (worst.score > CERTAIN) return { ...worst, ...originalRange(worst.start, worst.end) };
  }
  if (channel === 'document') worst = worse(worst, summary(strayOrders(text, lexicon())));
  if (depth < DEEPEST) worst = worse(worst, hidden(text, channel, pause, depth));
  return { ...worst, ...originalRange(worst.start, worst.end) };
};

const worse = (one: Suspicion, other: Suspicion): Suspicion => (other.score > one.score ? other : one);

const hidden = (text: string, channel: Channel, pause: () => void, depth: number): Suspicion => {
  let worst = NOTHING;
  for (const view of [...decodedViews(text), ...spacedOut(text)]) {
    const inside = suspicionOf(view.text, channel, pause, depth + 1);
    if (inside.score < THRESHOLD) continue;
    const techniques: Technique[] = ['encoded payload', ...inside.techniques.filter((technique) => technique !== 'encoded payload')];
    worst = worse(worst, { score: Math.min(0.99, inside.score + 0.1), techniques, start: view.start, end: view.end });
  }
  return worst;
};

const inWindow = (text: string, channel: Channel): Suspicion => {
  const tokens = tokenise(text);
  const hits = lexicon().find(tokens, undisguised).filter(({ value, first }) => value !== 'secret' || !INDEFINITE.has(tokens[first - 1]?.word ?? ''));
  const sequences = evidenceOfSequences(tokens, byFirstWord(hits), channel === 'user' ? USER_RULES : ALL_RULES);
  const spokenOf = hits.some(({ value }) => value === 'mention');
  const evidence = [...(spokenOf ? sequences.map((each) => lessWhereQuoted(text, each)) : sequences), ...evidenceOfForms(text, FORM_RULES)];
  return summary(channel === 'document' ? [...evidence, ...evidenceOfForms(text, DOCUMENT_FORM_RULES), ...evidenceOfCode(text)] : evidence);
};

/** `a system prompt` is any, not this model's own. */
const INDEFINITE = new Set(['a', 'an', 'ein', 'eine', 'einen', 'un', 'une', 'una', 'uno', 'um', 'uma', 'een']);

const QUOTE_BEFORE = /["'“”„«‘`][^"'“”«»’`\n]{0,40}$/;
const QUOTE_AFTER = /^[^"'“”„«‘`\n]{0,60}["'”“»’`]/;

/** Text that speaks about attacks quotes them; an order is seldom in quotation marks. */
const lessWhereQuoted = (text: string, evidence: Evidence): Evidence => {
  const quoted = QUOTE_BEFORE.test(text.slice(Math.max(0, evidence.start - 42), evidence.start)) && QUOTE_AFTER.test(text.slice(evidence.end, evidence.end + 62));
  return quoted ? { ...evidence, weight: evidence.weight * 0.25 } : evidence;
};

const evidenceOfForms = (text: string, rules: readonly FormRule[]): Evidence[] =>
  rules.flatMap(({ technique, weight, pattern, least = 1 }) => {
    const found = [...text.matchAll(pattern)];
    const first = found[0];
    return first && found.length >= least ? [{ technique, weight, start: first.index, end: first.index + first[0].length }] : [];
  });

const NEAR = 600;

/** Code that gathers private things near code that sends or runs. */
const evidenceOfCode = (text: string): Evidence[] => {
  const sending = [...text.matchAll(SENDING_CODE)].map(({ index }) => index);
  const gathering = [...text.matchAll(GATHERING_CODE)].find(({ index }) => sending.some((at) => at !== index && Math.abs(at - index) < NEAR));
  return gathering ? [{ technique: 'data exfiltration', weight: 0.65, start: gathering.index, end: gathering.index + gathering[0].length }] : [];
};

/** Independent signs together: one less the product of what each leaves open. A rule counts once. */
const summary = (evidence: readonly Evidence[]): Suspicion => {
  const strongest = new Map<string, Evidence>();
  for (const each of evidence) {
    const key = `${each.technique} ${each.weight}`;
    if (!strongest.has(key)) strongest.set(key, each);
  }
  const kept = [...strongest.values()].sort((one, other) => other.weight - one.weight);
  const [first] = kept;
  if (!first) return NOTHING;
  const score = 1 - kept.reduce((open, { weight }) => open * (1 - weight), 1);
  return { score, techniques: [...new Set(kept.slice(0, 4).map(({ technique }) => technique))], start: first.start, end: first.end };
};

