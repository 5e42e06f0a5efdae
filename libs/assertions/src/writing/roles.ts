import type { Piece } from './role';
import { PHRASES } from './role-phrases';

/** Words that say nothing on the form: articles, modals, verbs of writing, texts, writers and readers. */
const VACUOUS = new RegExp(
  `^(?:${[
    "the an? any each every all our your its their this that these those some such both other whole entire one's his her my own",
    'must should shall may can could will would has to have be is are was been being do does did get gets go goes come comes stay stays run runs let lets let’s make makes made keep keeps kept ought need needs want wants try tries remember ensure sure please kindly always ever really very too so as also still even then there here simply generally usually normally strictly absolutely simple clear plain clearly',
    'write writes writing written say says saying said state states stated quote quotes quoted print prints printed set sets type types typed express expressed present presents presented format formats formatted send sends sending sent post posts posted publish produce produces output answer answers answering answered reply replies replying respond responds response responses speak speaks talk talks phrase phrased word worded draft drafted compose place places placed named mention mentions mentioned list lists listed ask asks asked asking pose spell spells spelled spelt appear appears occur occurs follow follows followed precede preceded show shown given go going out read reads look looks consist consists of',
    'message messages text texts email emails e-mail e-mails mail mails sms chat chats letter letters note notes post posts tweet tweets caption captions notification notifications push summary summaries report reports newsletter newsletters description descriptions headline update updates reminder reminders offer offers template templates confirmation confirmations invitation announcement announcements alert alerts copy prose writing content channel conversation conversations turn title titles ticket tickets subject output outputs bot assistant chatbot agent agents author writer writers it they them we you us',
    'customer customers user users client clients reader readers patient patients guest guests student students pupil pupils parent parents member members staff colleague colleagues employee employees visitor visitors passenger passengers people person tenant tenants caller callers public',
    "in on at to for from of with by into onto within inside throughout per across during and or nor but if it's up out off about between around before after ahead front behind beside together next time times once long length total way piece part mark marks sign signs use sort kind anywhere at whatsoever whatever long-form outgoing anything short brief every possible here end-of distances distance weights weight heights temperatures temperature sizes measurements volumes speeds separated separate separating grouped divided divide split splits case cases product products order orders reader's thing things points entries middle marked unfilled square directly straight away per-message suggestions customer's person's style habit habitually fine okay ok allowed alone",
  ]
    .join(' ')
    .split(' ')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace('an\\?', 'an?'))
    .join('|')})$`,
  'i',
);

let scanner: RegExp | undefined;

/** One pattern for all phrases; the number of the group that matched says which. */
const scannerOf = (): RegExp =>
  (scanner ??= new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${PHRASES.map(([, source]) => `(${source})`).join('|')})(?![\\p{L}\\p{N}])|([\\p{L}\\p{N}][\\p{L}\\p{N}'-]*)`,
    'giu',
  ));

const NUMBERS: Record<string, number> = {
  single: 1, 'one single': 1, 'a single': 1, 'just one single': 1, a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80, 'a hundred': 100, 'one hundred': 100,
  'two hundred': 200,
}; // prettier-ignore

const QUOTED = /["“]([^"“”]{1,160})["”]/g;

/** Reads the roles of a clause in their order; vacuous words are left out, unknown ones are `?`. */
export const rolesOf = (clause: string): Piece[] => {
  const quoted: string[] = [];
  const text = clause.replaceAll(QUOTED, (all, said: string) =>
    /^(?:i|we|you)$/i.test(said) ? all : ` ${String.fromCharCode(0xe000 + quoted.push(said) - 1)} `,
  );
  const pieces: Piece[] = [];
  for (const part of text.split(/([\ue000-\uf8ff])/u)) {
    const said = quoted[part.charCodeAt(0) - 0xe000];
    if (said !== undefined) pieces.push({ role: 'quoted', value: said });
    else pieces.push(...plainRoles(part));
  }
  return pieces;
};

const plainRoles = (text: string): Piece[] =>
  [...text.matchAll(scannerOf())].flatMap((match): Piece[] => {
    const index = match.slice(1, PHRASES.length + 1).findIndex((found) => found !== undefined);
    const [role] = PHRASES[index] ?? [];
    const [written] = match;
    if (role === undefined) return VACUOUS.test(written) ? [] : [{ role: '?', value: written }];
    return role === 'figure'
      ? [{ role, value: String(NUMBERS[written.toLowerCase()] ?? Number(written)) }]
      : [{ role, value: written.toLowerCase() }];
  });
