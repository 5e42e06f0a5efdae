import type { Countable } from '@touchstone/assertions';

/**
 * Patterns of elements that one pattern can count. Linear: repetitions are bounded, and each begins
 * where the one before cannot.
 */
export const PATTERNS: Partial<Record<Countable, RegExp>> = {
  // A line of asterisks or dashes is a divider, and "**bold" begins no list item.
  bullet: /^[ \t]{0,12}(?:[*+-](?=[ \t])|[•◦‣▪●○–—·](?=[ \t]?\S))(?![ \t]{0,3}[*-])[ \t]{0,4}\S/gmu,
  numbered: /^[ \t]{0,12}(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})[.)](?=[ \t]+\S)/gm,
  heading: /^ {0,3}#{1,6}[ \t]+\S/gm,
  placeholder: /\[[^[\]\n]{1,100}\](?!\()/g,
  highlight: /(?<!\*)\*(?!\s)[^*\n]{1,500}\*|\*\*(?!\s)[^*\n]{1,500}\*\*/g,
  capitals:
    /(?<![\p{L}\p{N}])(?=\p{Lu})(?:[\p{Lu}\p{N}]{1,60})(?:['’-][\p{Lu}\p{N}]{1,30}){0,3}(?![\p{L}\p{N}'’])/gu,
  'uppercase-letter': /\p{Lu}/gu,
  'lowercase-letter': /\p{Ll}/gu,
  email: /(?<![\w.%+-])[\w.%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu,
  emoji:
    /(?:(?![\d#*©®™‼⁉ℹ↔-↪])\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3)/gu,
  emoticon:
    /(?<![\p{L}\p{N}(:;])[:;=]['’]?-?[)(DPpO](?![\p{L}\p{N})(/])|(?<=\s)(?:<3|\^_?\^)(?=\s|[.,!?]|$)/gu,
  question: /[?？؟\u037e]/gu,
  exclamation: /[!！]/g,
  comma: /[,，、،]/g,
  semicolon: /[;；؛]/g,
  colon: /[:：]/g,
  dash: /[–—]|(?<=\S )--?(?= \S)|(?<=[\p{L},])--(?=\p{L})/gu,
  hyphen: /(?<=[\p{L}\p{N}])[-‐‑](?=[\p{L}\p{N}])/gu,
  ellipsis: /…|\.{3,10}|\.(?: \.){2,8}/g,
  ampersand: /&(?!#?\w{2,8};)/g,
  footnote: /\[(?:\d{1,3}(?:[,;–-] ?\d{1,3}){0,5}|\^\w{1,20})\](?!\()|(?<=[\p{L}.])[¹²³⁴-⁹]/gu,
  unfilled:
    /\{\{?[ \w.-]{1,60}\}?\}|\[(?!\d{1,3}\]|[ xX]\])[^[\]\n]{1,60}\](?!\()|<[A-Z][A-Z _-]{1,40}>|_{3,60}|\b(?:XXX+|TODO|TBD)\b/g,
  parenthesis: /[()（）]/g,
  period: /[.。]/g,
  digit: /\p{Nd}/gu,
  'code-block': /^[ \t]{0,3}(?:```|~~~)[^\n]{0,60}\n/gm,
  hashtag: /(?<![\p{L}\p{N}_&#])#[\p{L}_][\p{L}\p{N}_]{0,100}/gu,
  mention: /(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_]{1,50}(?![\p{L}\p{N}_]*\.[\p{L}])/gu,
  quotation: /["“”„«»]/g,
  title: /<<[^<>\n]{1,300}>>/g,
  postscript: /(?<=^\s{0,8}|\n[^\S\n]{0,8})[*_]{0,3}P\.?\s?(?:P\.?\s?)?S\b/gi,
  percentage:
    /\d(?:[.,]?\d){0,12}\s?(?:%|percent\b|per cent\b|Prozent\b|pour ?cent\b|por ciento\b)/gi,
  html: /<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,500})?\/?>/gi,
  'blank-line': /\n[^\S\n]{0,20}\n/g,
  price:
    /(?:[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|Rs\.?)\s)\s?\d(?:[.,]?\d){0,12}|(?<!\d)\d(?:[.,]?\d){0,12}\s?(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF|dollars?|euros?|pounds?|cents?|Euro|Dollar|Franken|libras|dólares|dollari|sterline)\b)/g,
};

export const URL_CERTAIN =
  /(?<![a-z0-9])(?:https?|ftp):\/\/[^\s<>"']{3,2000}|(?<![a-z0-9.@/-])www\.[a-z0-9-]{1,63}\.[a-z]{2,24}|\]\((?:[^()\s]{1,500})\)/giu;
export const URL_POSSIBLE =
  /(?<![a-z0-9.@/_-])(?:[a-z0-9-]{1,63}\.){1,3}(?:com|org|net|io|gov|edu|info|de|fr|es|it|pt|co\.uk|app|dev|ai|eu|ch|at)(?![a-z0-9-])/gi;
export const PHONE_CERTAIN =
  /(?<![\w.+-])\+\d(?:[ ().-]{0,2}\d){6,14}(?![\w-])|(?<![\w.+-])\(\d{2,4}\)[ .-]?\d{3,4}[ .-]\d{3,4}(?![\w-])|(?<![\w.+-])\d{3}[.-]\d{3}[.-]\d{4}(?![\w-])|(?<![\w.,+/-])0\d{2,4}(?:[ /-]\d{2,4}){1,3}(?![\w-])/g;
export const PHONE_POSSIBLE =
  /(?<![\w.,+-])(?:\+|0)?\d{2,5}(?:[ /.-]\d{2,5}){1,4}(?![\w-])|(?<![\w.,+-])\d{7,15}(?![\w-])/g;

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?' +
  '|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre' +
  '|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre' +
  '|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro';
export const DATE_CERTAIN = new RegExp(
  String.raw`(?<![\d.])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2}))(?!\d)|(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th|\.|º|er)? (?:of |de )?(?:${MONTHS})|(?:${MONTHS})\.? \d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\d])`,
  'giu',
);
export const DATE_POSSIBLE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${MONTHS})\.? (?:de )?\d{4}|(?:19|20)\d{2})(?![\p{L}\d])`,
  'giu',
);

export const NUMBER_WORDS =
  /(?<![\p{L}])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|deux|trois|quatre|cinq|huit|dix|cent|mille|dos|tres|cuatro|cinco|seis|siete|ocho|diez|cien|mil|due|tre|quattro|cinque|sei|sette|otto|dieci|cento|dois|três|quatro|sete|oito|dez|cem)(?![\p{L}])/giu;
export const NUMBERS = /(?<![\d.,])\d{1,20}(?:[.,]\d{1,20}){0,6}/g;

/** Markup that a Markdown renderer interprets. */
export const MARKDOWN =
  /^ {0,3}#{1,6}[ \t]+\S|\*\*[^*\n]{1,300}\*\*|(?<![\w*])\*(?=\S)[^*\n]{1,300}(?<=\S)\*(?![\w*])|```|`[^`\n]{1,300}`|\[[^[\]\n]{1,200}\]\([^()\s]{1,500}\)|^[ \t]{0,8}[*+-][ \t]+\S|^\|[^\n]{1,500}\|[ \t]{0,3}$|^>[ \t]/gmu;
