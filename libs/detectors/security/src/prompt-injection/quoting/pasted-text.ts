import { type Range } from '@touchstone/text';
import { discussesText } from '../analysis';
import { quotationsOf } from './quotations';

/** Shorter texts are scored well enough as the user's own words. */
const SHORTEST = 120;
/** Shortest text before or after a request; shorter ones are more often the user's own. */
const SHORTEST_REST = 200;
/** More long quotations than this do not occur in users' own messages. */
const MOST_QUOTED = 3;
/** Offset limit within which first or last words identify a text. */
const EDGE = 300;
const LONGEST_REQUEST = 600;

const FIELD_WORDS = [
  'subject|from|to|cc|date|objet|betreff|von|asunto|assunto|oggetto|onderwerp|temat|ämne',
  'emne|konu|тема|от кого|件名|主题|发件人|제목|observation|source|title|url|description|abstract',
  'memo|review|comment|notes?|skills',
].join('|');
const FIELD_WORDS_2 = 'ticket|invoice|page|order|case|(?:customer )?reviews?';
/** Header fields of e-mails, tickets, records and pages. */
const FIELD = new RegExp(
  String.raw`^[ \t]{0,4}(?:(?:${FIELD_WORDS})[ \t]{0,2}|(?:${FIELD_WORDS_2})(?![\p{L}\p{N}])[^\n:：]{0,60})[:：]`,
  'imu',
);
/** Traces of code, markup, records, tables and log lines. */
const STRUCTURE =
  /^[ \t]{0,8}(?:[{[<]|\/[*/]|#|--|>|"{3}|'{3}|\|[^\n]{0,200}\|[ \t\r]{0,4}$)|<\/?(?:div|span|p|html|body|table|td|li|a|script|meta|h[1-6])[ >/]|```|"\w{1,40}"\s?:/m;
const TITLE = /^[^\r\n.!?:]{4,90}\r?\n(?:[^\n]{0,2000}\n){2}/;
/** Shortest text with a title line that is taken for a page. */
const LEAST_TITLED = 300;
const GREETING_WORDS = [
  'dear|hi|hello|hey|guten|hallo|sehr geehrte|liebe|bonjour|hola|estimad|olá|gentile|ciao',
  'dzień dobry|здравствуйте|уважаем',
].join('|');
const GREETING = new RegExp(String.raw`^(?:${GREETING_WORDS})`, 'i');
const FAREWELL_WORDS = [
  'regards|sincerely|thanks|thank you|cheers|best|grüße|cordialement|saludos|saluti',
  'atenciosamente|pozdrawiam|с уважением',
].join('|');
const FAREWELL = new RegExp(String.raw`(?:${FAREWELL_WORDS})[^\n]{0,40},?\s{0,4}[^\n]{0,40}$`, 'i');
/** Separator between a request and the text that it refers to. */
const BREAK = /\n[ \t]{0,8}\r?\n|[:：][ \t]{0,8}\r?\n/;
const LAST_BREAK = /\n[ \t]{0,8}\r?\n(?=[^\n]{1,300}$)/;

const isDocument = (text: string): boolean => {
  const opening = text.slice(0, EDGE);
  return (
    FIELD.test(opening) ||
    STRUCTURE.test(text) ||
    (text.length >= LEAST_TITLED && TITLE.test(text)) ||
    (GREETING.test(opening) && FAREWELL.test(text.slice(-EDGE)))
  );
};

/**
 * Finds third-party text in a user's message by its form: an e-mail, a page, a record, code, text
 * after or before a request, long quotations. It is as untrusted as tool results. Ranges are in
 * UTF-16 units. Linear in the text.
 */
export const pastedRanges = (text: string): Range[] => {
  if (text.length < SHORTEST) return [];
  const quoted = quotationsOf(text).filter(({ start, end }) => end - start >= SHORTEST);
  if (quoted.length > MOST_QUOTED || isDocument(text)) return [{ start: 0, end: text.length }];
  if (quoted.length > 0) return quoted.filter((quotation) => !isDiscussed(text, quotation));
  const request = BREAK.exec(text.slice(0, LONGEST_REQUEST));
  const start = request ? request.index + request[0].length : text.length;
  if (text.length - start >= SHORTEST_REST) return [{ start, end: text.length }];
  const tail = Math.max(0, text.length - EDGE);
  const end = tail + text.slice(tail).search(LAST_BREAK);
  return end >= Math.max(tail, SHORTEST_REST) ? [{ start: 0, end }] : [];
};

/** Characters around a quotation that are searched for its purpose. */
const NEAR = 240;
/** Words of tasks that users give for third-party text. */
const TASKS = new RegExp(
  [
    'summar|sum up|tl;?dr|translat|answer|reply|rewrite|rephrase|proofread|shorten|extract',
    'explain|classif|zusammenfass|fass|übersetz|antwort|erklär|résum|tradui|répon|resum',
    'traduc|traduz|riassum|rispond|samenvat|vertaal|streszcz|tłumacz|odpowie|перевед|перескаж',
    'резюм|ответ|özet|çevir|总结|翻译|要約|訳し|요약|번역|لخص|ترجم|सारांश|अनुवाद',
  ].join('|'),
  'iu',
);

/**
 * Returns true if the user discusses a quotation as a possible attack, rather than asking for it to
 * be summarised or the like.
 */
const isDiscussed = (text: string, { start, end }: Range): boolean => {
  const around = `${text.slice(Math.max(0, start - NEAR), start)}\n${text.slice(end, end + NEAR)}`;
  return !TASKS.test(around) && discussesText(around);
};
