import { characterClass } from '@touchstone/text';
import { compact, isAsciiLetter } from '@touchstone/text/fast';
import { matchesAt } from '../../../match';
import type { Recogniser } from '../recogniser';

const OPEN = '[[({<_*-]{0,2}';
const CLOSE = '[\\])}>_*-]{0,2}';
const AT_WORDS =
  'at|@|arroba|arobase|chiocciola|klammeraffe|ät|et|apenstaartje|małpa|собака|собачка|snabel-a|zavináč|kukac|at[ -]sign|艾特|アット(?:マーク)?|골뱅이';
const DOT_WORDS =
  'dot|punkt|punto|point|ponto|punt|kropka|точка|крапка|tečka|period|d0t|点|點|ドット|점|닷';
const TOP =
  'com|net|org|edu|gov|info|biz|io|ai|co|me|app|dev|eu|de|uk|fr|es|it|nl|be|ch|at|pl|pt|br|mx|ar|cl|ca|us|au|nz|in|cn|jp|kr|ru|ua|se|no|dk|fi|ie|cz|hu|ro|gr|tr|za|il|рф|mail|email|online|site|tech|xyz';

const IN_SIGNS = '[#*~|]{1,2}';
const bracketed = (words: string): string =>
  ` ?[[({<] ?(?:${words}) ?[\\])}>] ?|${IN_SIGNS}(?:${words})${IN_SIGNS}`;
const spoken = (words: string): string => ` ${OPEN}(?:${words})${CLOSE} `;
/** Words for `@` in scripts without spaces. */
const UNSPACED_AT = ' ?(?:艾特|アット(?:マーク)?|골뱅이) ?';
const UNSPACED_DOT = ' ?(?:点|點|ドット|점|닷) ?';
const DOT = `(?:${bracketed(`${DOT_WORDS}|\\.`)}|${spoken(DOT_WORDS)}|${UNSPACED_DOT}| ?\\. ?)`;
const SURE_DOT = `(?:${bracketed(`${DOT_WORDS}|\\.`)}|${spoken(DOT_WORDS)}|${UNSPACED_DOT})`;
/**
 * Part of a host name. Excludes words for dots; otherwise a run of them could be split in
 * exponentially many ways.
 */
const LABEL = '(?:(?!点|點|ドット|점|닷)[\\p{L}\\p{N}-]){1,40}';
const PROVIDERS =
  'gmail|googlemail|yahoo|outlook|hotmail|icloud|proton|protonmail|aol|gmx|live|msn';
const NAME = `[\\p{L}\\p{N}_.+-]{1,40}(?:${spoken(`${DOT_WORDS}|underscore|dash|hyphen|minus|plus`)}[\\p{L}\\p{N}_+-]{1,30}){0,2}`;

// Disguised addresses in full, or with spaces around `@`. At least one bracketed or spelled-out
// sign distinguishes them from sentences.
const FORMS = compact(
  new RegExp(
    `(?<![\\p{L}\\p{N}_.+-])${NAME}(?:(?:(?:${bracketed(`${AT_WORDS}|a`)}|${UNSPACED_AT})${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}|(?:${spoken(AT_WORDS)}|(?<=\\.[\\p{L}\\p{N}]{1,30})_at_)(?:${LABEL} ?\\. ?|${LABEL}${SURE_DOT}(?:${LABEL}${SURE_DOT}){0,2})| ?@ ?${LABEL}(?:${DOT}${LABEL}){0,2}${SURE_DOT}| @ ?${LABEL}(?:${DOT}${LABEL}){0,2}${DOT}|@ ${LABEL}(?:${DOT}${LABEL}){0,2}${DOT}|${spoken(AT_WORDS)}(?:${PROVIDERS}) ?)(?:${TOP})|${spoken(AT_WORDS)}(?:${PROVIDERS}))(?![\\p{L}\\p{N}-])`,
    'giu',
  ),
);
const SIGN = new RegExp(
  `(?<!\\p{L})(?:${AT_WORDS})(?!\\p{L})|艾特|アット|골뱅이|(?<=[[({<])a(?=[\\])}>])`,
  'iuy',
);
/** The part of a disguised address from the sign on. Also matches some sentences: `at home. It`. */
const BEHIND_SIGN = compact(
  new RegExp(
    `(?:${AT_WORDS}|a)(?: ?[\\])}>] ?|${IN_SIGNS}|${CLOSE} | ?|_)(?:(?:${PROVIDERS})(?: ?(?:${TOP}))?|${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}(?:${TOP}))(?![\\p{L}\\p{N}-])`,
    'iuy',
  ),
);
const DISGUISED = new RegExp(
  `[#*~|]at[#*~|]|_at_|[[({<]a[\\])}>]|艾特|アット|골뱅이|${spoken(DOT_WORDS)}|[[({<] ?(?:${DOT_WORDS}|${AT_WORDS}) ?[\\])}>]|@ | @`,
  'iu',
);
const isFirst = characterClass(
  new RegExp(
    `[${AT_WORDS.split('|')
      .map((word) => word.charAt(0))
      .join('')}]`,
    'iu',
  ),
);
const closes = characterClass(/[\])}>]/u);

/** First two letters of the words for `@` in ASCII; `at` and `et` are complete words. */
const BEGINNINGS = new Set(
  AT_WORDS.split('|')
    .filter((word) => /^[a-z]{2}/.test(word))
    .map((word) => word.slice(0, 2)),
);
const beginnings = Uint8Array.from({ length: 32 * 32 }, (_begins, pair) =>
  BEGINNINGS.has(String.fromCharCode(96 + (pair >> 5), 96 + (pair & 31))) ? 1 : 0,
);
const T = 116;
const AT = 64;

/**
 * Returns true if a word for `@` may begin at an index, judged by its first two or three letters.
 */
const mayBegin = (text: string, index: number, unit: number): boolean => {
  if (!isFirst(unit)) return false;
  if (!isAsciiLetter(unit)) return true;
  const next = text.charCodeAt(index + 1) || 0;
  if (!isAsciiLetter(next)) return next >= 128 || closes(next);
  return (
    beginnings[((unit & 31) << 5) | (next & 31)] === 1 &&
    !((next | 32) === T && isAsciiLetter(text.charCodeAt(index + 2)))
  );
};

/** Finds the indices of `@` and of words for it. */
function* signsIn(text: string): Generator<number> {
  let before = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const isPartOfWord = isAsciiLetter(unit) && isAsciiLetter(before);
    before = unit;
    if (isPartOfWord || !mayBegin(text, index, unit)) continue;
    if (unit === AT) {
      yield index;
      continue;
    }
    SIGN.lastIndex = index;
    if (!SIGN.test(text)) continue;
    yield index;
    index = SIGN.lastIndex - 1;
    before = text.charCodeAt(index);
  }
}

/** Words of a sentence before `dot com`, which are not host names. */
const NO_HOST = new Set(
  'the a an this that our noon night least first last once all any some it its my your his her their each every home work'.split(
    ' ',
  ),
);
const HOST = /(?:^|[^\p{L}])(?:at|@) (\p{L}+)/iu;
const CONTACT_WORDS =
  'mail|contact|write|reach|address|correo|courriel|adresse|почт\\p{L}*|邮箱|メール';
const AFTER_CONTACT_WORD = new RegExp(`(?:${CONTACT_WORDS})[^\\n]{0,24}$`, 'iu');
/** Words of a sentence before `at`, which are not local parts. */
const NO_LOCAL = new Set(
  'work works working worked post posted look looked looks read buy see sale sales available it us me him her them good bad arrived is are was were be met meet meeting find found sold join visit hosted live lives back here there now'.split(
    ' ',
  ),
);
/** Local parts such as `john.smith`. They do not occur in sentences, except as file names. */
const DOTTED = /^\p{L}{2,}[._]\p{L}{2,}\d{0,4} /u;
const FILE_WORDS = [
  'js|ts|html?|php|py|md|txt|pdf|csv|json|xml|exe|zip|png|jpe?g|net|com|org|io|sh|go|rs|css',
  'docx?|xlsx?|pptx?',
].join('|');
const FILE = new RegExp(String.raw`^\S*\.(?:${FILE_WORDS}) `, 'i');

/**
 * Addresses without a top-level domain, `johnsmith99 at hotmail`: the local part or the words
 * before must identify them as an address.
 */
const HOSTLESS = new RegExp(` (?:${PROVIDERS})$`, 'iu');
const MAIL = /mail|correo|courriel|почт|邮箱|メール/iu;
/** Words before or inside a disguised address, of which at least one is required. */
const ADDRESS_EVIDENCE = new RegExp(
  `${CONTACT_WORDS}|${PROVIDERS}|${DISGUISED.source}|\\p{L}[._]\\p{L}{2,}\\d{0,4} `,
  'iu',
);

const hostOf = (address: string): string => HOST.exec(address)?.[1]?.toLowerCase() ?? '';
const ENDING = new RegExp(`\\.(?:${TOP})$`, 'iu');

/** Returns true if words decoded as `name@host.top` form an address rather than a sentence. */
export const isSpokenAddress = (address: string): boolean => {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  return ENDING.test(host) && !NO_HOST.has(host.split('.')[0] ?? '') && !NO_LOCAL.has(local);
};

/**
 * Returns false for an ordinary `@` between letters, unless words for dots follow: that is a plain
 * address.
 */
const isSuspicious = (text: string, index: number): boolean => {
  if (text.charAt(index) !== '@') return true;
  const beside = text.charAt(index - 1) + text.charAt(index + 1);
  if (beside.includes('@')) return false;
  return (
    /\s/u.test(beside) ||
    (/[[({<]/.test(beside) ? true : DOT_WORD.test(text.slice(index + 1, index + 50)))
  );
};
const DOT_WORD = / dot |[[({] ?(?:\.|dot)/i;
const BEFORE = 120;
const BEHIND = 140;

/**
 * Disguised e-mail addresses in several languages: `jane [at] example [dot] com`, `jane at example
 * dot com`, `jane @ example . com`. Source: forms used against address harvesters.
 */
export const disguisedEmail: Recogniser = {
  kind: 'email',
  title: 'e-mail address',
  group: 'contact information',
  *find({ text }) {
    let read = 0;
    for (const index of signsIn(text)) {
      if (index < read || !isSuspicious(text, index) || !matchesAt(BEHIND_SIGN, text, index))
        continue;
      const from = Math.max(read, index - BEFORE);
      read = index + 1;
      const near = text.slice(from, index + BEHIND);
      if (!ADDRESS_EVIDENCE.test(near)) continue;
      FORMS.lastIndex = 0;
      const match = FORMS.exec(near);
      if (!match) continue;
      read = Math.max(read, from + match.index + match[0].length);
      const before = near.slice(0, match.index);
      const afterContactWord = AFTER_CONTACT_WORD.test(before);
      if (
        HOSTLESS.test(match[0]) &&
        !/^\S*[\d._]\S* /.test(match[0]) &&
        !(afterContactWord && MAIL.test(before.slice(-14)))
      )
        continue;
      if (
        !(
          afterContactWord ||
          HOSTLESS.test(match[0]) ||
          DISGUISED.test(match[0]) ||
          (DOTTED.test(match[0]) && !FILE.test(match[0]))
        ) ||
        NO_HOST.has(hostOf(match[0]))
      )
        continue;
      if (
        !afterContactWord &&
        NO_LOCAL.has(/^\p{L}+(?= )/u.exec(match[0])?.[0].toLowerCase() ?? '')
      )
        continue;
      yield {
        start: from + match.index,
        end: from + match.index + match[0].length,
        certainty: 0.85,
        corroborated: true,
      };
    }
  },
};
