/** A writing system, by its Unicode name; letters of all Latin alphabets are one. */
export type Script = (typeof RANGES)[number][0];

/** Letters of living scripts by their Unicode range, ascending; other characters are no letters. */
const RANGES = [
  ['Latin', 0x41, 0x5a],
  ['Latin', 0x61, 0x7a],
  ['Latin', 0xc0, 0x24f],
  ['Greek', 0x370, 0x3ff],
  ['Cyrillic', 0x400, 0x52f],
  ['Armenian', 0x531, 0x587],
  ['Hebrew', 0x5d0, 0x5ea],
  ['Arabic', 0x620, 0x65f],
  ['Arabic', 0x66e, 0x6ef],
  ['Arabic', 0x750, 0x77f],
  ['Devanagari', 0x900, 0x963],
  ['Bengali', 0x980, 0x9e3],
  ['Gurmukhi', 0xa01, 0xa5e],
  ['Gujarati', 0xa81, 0xae3],
  ['Oriya', 0xb01, 0xb63],
  ['Tamil', 0xb82, 0xbd7],
  ['Telugu', 0xc00, 0xc63],
  ['Kannada', 0xc80, 0xce3],
  ['Malayalam', 0xd00, 0xd63],
  ['Sinhala', 0xd81, 0xddf],
  ['Thai', 0xe01, 0xe4e],
  ['Lao', 0xe81, 0xecd],
  ['Tibetan', 0xf40, 0xfbc],
  ['Myanmar', 0x1000, 0x103e],
  ['Georgian', 0x10a0, 0x10ff],
  ['Hangul', 0x1100, 0x11ff],
  ['Ethiopic', 0x1200, 0x137f],
  ['Khmer', 0x1780, 0x17d3],
  ['Mongolian', 0x1820, 0x1878],
  ['Latin', 0x1e00, 0x1eff],
  ['Greek', 0x1f00, 0x1fff],
  ['Kana', 0x3041, 0x30ff],
  ['Hangul', 0x3131, 0x318e],
  ['Han', 0x3400, 0x9fff],
  ['Hangul', 0xac00, 0xd7a3],
  ['Arabic', 0xfb50, 0xfdff],
  ['Arabic', 0xfe70, 0xfefc],
  ['Latin', 0xff21, 0xff5a],
  ['Kana', 0xff66, 0xff9d],
] as const;

/** Returns the script of a letter; `undefined` for any other UTF-16 unit. */
const scriptOf = (code: number): Script | undefined => {
  if (code < 0x80) return (code | 32) >= 0x61 && (code | 32) <= 0x7a ? 'Latin' : undefined;
  let [low, high] = [0, RANGES.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [script, first, last] = RANGES[middle] as (typeof RANGES)[number];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return script;
  }
  return undefined;
};

/**
 * A run of letters of one script. A run that mixes Latin letters with lookalikes of other alphabets
 * is a disguised Latin word and counts as Latin.
 */
export interface ScriptRun {
  script: Script;
  letters: number;
  /** Offset behind the last letter. */
  end: number;
}

const LOOKALIKES: readonly Script[] = ['Greek', 'Cyrillic', 'Armenian'];

/** Splits a text into runs of one script. Linear in the text. */
export function* scriptRuns(text: string): Generator<ScriptRun> {
  let run: ScriptRun | undefined;
  for (let index = 0; index < text.length; index++) {
    const script = scriptOf(text.charCodeAt(index));
    if (run && script !== run.script && !(script && isDisguise(run.script, script))) {
      yield { ...run, end: index };
      run = undefined;
    }
    if (script === undefined) continue;
    if (run === undefined) run = { script, letters: 0, end: index };
    else if (script !== run.script) run.script = 'Latin';
    run.letters++;
  }
  if (run) yield { ...run, end: text.length };
}

const isDisguise = (one: Script, other: Script): boolean =>
  (one === 'Latin' && LOOKALIKES.includes(other)) ||
  (other === 'Latin' && LOOKALIKES.includes(one));

const SCRIPTS_OF: Readonly<Partial<Record<string, readonly Script[]>>> = {
  ru: ['Cyrillic'],
  uk: ['Cyrillic'],
  bg: ['Cyrillic'],
  sr: ['Cyrillic', 'Latin'],
  el: ['Greek'],
  ar: ['Arabic'],
  fa: ['Arabic'],
  ur: ['Arabic'],
  he: ['Hebrew'],
  hi: ['Devanagari'],
  th: ['Thai'],
  zh: ['Han'],
  ja: ['Kana', 'Han'],
  ko: ['Hangul', 'Han'],
};

/** Returns the scripts in which languages (ISO 639-1) are written; Latin for unknown languages. */
export const scriptsOf = (languages: readonly string[]): ReadonlySet<Script> =>
  new Set(languages.flatMap((language) => SCRIPTS_OF[language] ?? ['Latin' as const]));
