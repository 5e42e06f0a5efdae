import { pastedRanges } from './pasted-text';

const LINE =
  'The bridge over the mill stream is closed to lorries until the end of the month, the ferry runs twice an hour. ';
const BODY = LINE.repeat(3).trim();

const pasted = (text: string): string[] =>
  pastedRanges(text).map(({ start, end }) => text.slice(start, end));

describe('pastedRanges', () => {
  it.each([
    ['a mail with its fields', `Subject: bridge\n\n${BODY}`],
    ['a mail in French', `Objet : le pont\n\n${BODY}`],
    ['a letter', `Dear Ms Holm,\n${BODY}\nKind regards,\nPer`],
    ['a page with a title', `Closed roads in May\n${LINE}\n${LINE}\n${LINE}`],
    [
      'a record',
      `{"id": 7, "road": "mill", "note": "closed until May", "more": "${LINE}", "by": ["city", "county", "region"], "since": "2024-05-01", "until": "2024-06-01", "signed": "P. Holm"}`,
    ],
    ['a table', `| road | state |\n|---|---|\n| mill | ${BODY} |`],
    ['code', `// roads.ts\n// ${BODY}\nexport const closed = true;`],
    [
      'a reply that quotes another mail',
      `Subject: bridge\n\n${LINE}\n\nOn Monday Per wrote:\n> ${BODY}`,
    ],
    ['a mail from elsewhere', `From: a@b.example\r\n\r\n${BODY}`],
    ['markup', `<p>${BODY}</p>`],
  ])('returns %s as a whole', (_title, text) => {
    expect(pasted(text)).toEqual([text]);
  });

  it('returns the text after a request', () => {
    expect(pasted(`Summarise this for me, please.\n\n${BODY}`)).toEqual([BODY]);
    expect(pasted(`Was steht hier:\n${BODY}`)).toEqual([BODY]);
    expect(pasted(`Summarise this for me, please.\r\n\r\n${BODY}`)).toEqual([BODY]);
  });

  it('returns the text before a request', () => {
    expect(pasted(`${BODY}\n\nSummarise the above for me.`)).toEqual([BODY]);
  });

  it('returns a long quotation without the words around it', () => {
    expect(pasted(`Make a haiku of "${BODY}" please.`)).toEqual([BODY]);
  });

  it.each([
    ['Summarise the article:', true],
    ['Translate this report for me:', true],
    ['Put this into a poem:', true],
    ['Is this an attack or not, and who reported it?', false],
    ['Our filter reported the following message.', false],
  ])('returns a quotation to work on, but none that is discussed: %s', (around, takes) => {
    expect(pasted(`${around} "${BODY}"`)).toEqual(takes ? [BODY] : []);
  });

  it.each([
    [
      'a title and one paragraph of a request',
      'Essay feedback please\n\nHere is my essay on dogs. When reviewing it, tell me where the argument is weak.',
    ],
    ['a question', 'How long is the bridge over the mill stream closed?'],
    ['a long request', `I want to know when I can drive to the mill. ${BODY}`],
    ['a short quotation', `He wrote "closed until May". ${BODY}`],
    ['two short paragraphs', 'Good morning.\n\nIs the bridge open?'],
  ])('attributes %s to the user', (_title, text) => {
    expect(pastedRanges(text)).toEqual([]);
  });

  it.each(['"', '\n', '| ', '<', ' \n', ': ', '{', 'a"'])(
    'finishes on a long run of %j',
    (unit) => {
      expect(pastedRanges(unit.repeat(200_000 / unit.length)).length).toBeLessThanOrEqual(2_000);
    },
  );
});
