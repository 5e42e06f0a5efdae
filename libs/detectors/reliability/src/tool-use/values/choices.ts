import { roughStem } from '@touchstone/text';
import type { Token, Turn } from '../conversation';
import { wordsOfName } from '../near-name';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';

/** Words for common allowed values; a value is meant where one of its words is said. */
const MEANINGS: Readonly<Record<string, string>> = {
  low: 'low lowest minor trivial unimportant|no rush|no hurry|not urgent|whenever',
  medium: 'medium normal moderate average',
  normal: 'normal regular medium standard',
  high: 'high urgent important urgently',
  urgent: 'urgent urgently asap immediately|as soon as possible',
  critical: 'critical urgent urgently emergency blocker severe|as urgently as',
  economy: 'economy cheapest coach',
  business: 'business',
  celsius: 'celsius centigrade metric',
  fahrenheit: 'fahrenheit imperial',
  metric: 'metric celsius kilometres kilometers km',
  imperial: 'imperial fahrenheit miles',
  asc: 'ascending oldest lowest smallest cheapest|a to z',
  desc: 'descending newest latest highest largest',
  ascending: 'ascending oldest lowest smallest cheapest|a to z',
  descending: 'descending newest latest highest largest',
  small: 'small little tiny',
  large: 'large big huge',
  male: 'male man men boy',
  female: 'female woman women girl',
  driving: 'driving drive car',
  walking: 'walking walk foot',
  cycling: 'cycling cycle bike bicycle',
  bicycling: 'cycling cycle bike bicycle bicycling',
  transit: 'transit bus train tram metro|public transport',
  one_way: 'oneway|one way|one-way',
  round_trip: 'roundtrip|round trip|round-trip|return ticket|return flight',
  daily: 'daily|every day|each day',
  weekly: 'weekly|every week|each week',
  monthly: 'monthly|every month|each month',
  yearly: 'yearly annually annual|every year|each year',
  morning: 'morning',
  afternoon: 'afternoon|after lunch',
  evening: 'evening tonight|after work',
  view: 'view read viewer|look at',
  read: 'read view',
  edit: 'edit write change editor',
  write: 'write edit',
  comment: 'comment commenter',
  open: 'open',
  closed: 'closed',
  sick: 'sick ill fever flu',
  vacation: 'vacation holiday holidays',
  unpaid: 'unpaid|without pay',
  parental: 'parental maternity paternity',
  formal: 'formal politely polite formally',
  informal: 'informal casual casually informally',
  video: 'video remote remotely zoom',
  in_person: '|in person|in-person',
  damaged: 'damaged broken cracked shattered scratched|in pieces',
  wrong_item: '|wrong item|wrong product|wrong one',
  no_longer_needed: "|no longer need|don't need|do not need",
  not_as_described: '|not as described|as described|as pictured',
  changed_mind: '|changed my mind|changed her mind|changed his mind|change of heart',
  found_cheaper: 'cheaper|better price',
  ordered_by_mistake: '|by mistake|by accident|accidentally',
  delivery_too_slow: '|too slow|too long|taking forever',
  duplicate: 'duplicate twice double doubly',
  fraudulent: 'fraud fraudulent stolen|not me',
  original_payment: '|original payment|money back|back to my card|back on my card',
  store_credit: 'voucher|store credit|gift card',
  cash: 'cash',
  card: 'card',
  completed: 'completed done fixed solved finished resolved',
  not_planned: "|not planned|won't be doing|won't do|decided against|not going to",
  heat: 'heat heating warm',
  cool: 'cool cooling',
  public: 'public',
  private: 'private',
  buy: 'buy purchase',
  sell: 'sell',
  increase: 'increase raise up louder brighter',
  decrease: 'decrease lower reduce down quieter dimmer',
  up: 'up raise increase',
  down: 'down lower decrease',
  left: 'left',
  right: 'right',
  on: '|turn on|switch on',
  off: '|turn off|switch off',
  track: 'song track',
  album: 'album record',
  playlist: 'playlist',
  call: 'call called phone phoned|hung up',
  meeting: 'meeting met',
  email: 'email e-mail mail emailed',
  note: 'note',
  standard: 'standard regular normal',
  express: 'express fast fastest quick',
  pickup: 'pickup collect|pick it up|pick them up|pick up|collect it',
  holiday: 'holiday vacation holidays',
  sickness: 'sick ill sickness fever flu',
  won: 'won signed',
  lost: 'lost',
  overnight: 'overnight|next day',
};

const LONGEST = 5000;
const NEGATING = new Set(
  "not no don't dont never without isn't except instead avoid nicht kein keine".split(' '),
);

interface Said {
  shown: string;
  negated: boolean;
}

/** Finds an allowed value that is not the one that the user's last turn names. */
export const choiceDoubt = (
  leaf: Leaf,
  value: string,
  { conversation, all }: CallView,
): Doubt | undefined => {
  const turn = conversation.asked;
  const others = leaf.allowed.filter(
    (each): each is string =>
      typeof each === 'string' && each !== value && !all.some((other) => other.value === each),
  );
  if (!turn || others.length === 0 || others.length > MOST) return undefined;
  const own = saidIn(turn, value, leaf);
  if (own && !own.negated) return undefined;
  if (own?.negated && !others.some((other) => saidIn(turn, other, leaf)))
    return {
      leaf,
      reason: `The value ${quoted(value)} of ${named(leaf)} is what the conversation rules out: "${own.shown}".`,
      certainty: 0.75,
    };
  const meant = others
    .map((other) => ({ other, said: saidIn(turn, other, leaf) }))
    .filter(({ said }) => said && !said.negated);
  const [first] = meant;
  if (!first?.said || meant.length > 1) return undefined;
  return {
    leaf,
    reason: `The value ${quoted(value)} of ${named(leaf)} is not what the conversation says: "${first.said.shown}", which is ${quoted(first.other)}.`,
    certainty: 0.75,
  };
};

const MOST = 40;

const saidIn = (turn: Turn, value: string, leaf: Leaf): Said | undefined => {
  const key = wordsOfName(value).join('_');
  const [singles = '', ...phrases] = (
    Object.hasOwn(MEANINGS, key) ? (MEANINGS[key] ?? '') : ''
  ).split('|');
  const names = wordsOfName(value);
  const wordsSaid = names.length > 0 ? sequenceIn(turn, names, leaf) : undefined;
  if (wordsSaid) return wordsSaid;
  for (const phrase of phrases) {
    const at = turn.lower.slice(0, LONGEST).indexOf(phrase);
    if (phrase !== '' && at !== -1)
      return { shown: turn.text.slice(at, at + phrase.length), negated: false };
  }
  for (const word of singles.split(' ')) {
    const found = word === '' ? undefined : sequenceIn(turn, [word], leaf);
    if (found) return found;
  }
  return undefined;
};

const sequenceIn = (
  { tokens, text }: Turn,
  names: readonly string[],
  leaf: Leaf,
): Said | undefined => {
  const stems = names.map(roughStem);
  const at = tokens.findIndex((_, index) =>
    stems.every((stem, step) => matches(tokens[index + step], stem, names[step] ?? '')),
  );
  if (at === -1) return undefined;
  const last = tokens[at + names.length - 1] as Token;
  // A single short word has other uses: it counts beside the parameter's name, or as a word of its own.
  if (names.length === 1 && COMMON.has(names[0] ?? '') && !isBesideName(tokens, at, leaf))
    return undefined;
  const before = tokens.slice(Math.max(0, at - 3), at);
  const negated = before.some(
    ({ form }, index) =>
      NEGATING.has(form) && !/[.;!?,]/.test(text.slice(before[index]?.end, tokens[at]?.start)),
  );
  return {
    shown: text
      .slice(
        (negated ? (before.find(({ form }) => NEGATING.has(form)) ?? tokens[at]) : tokens[at])
          ?.start,
        last.end,
      )
      .slice(0, 60),
    negated,
  };
};

/** Words whose everyday use is frequent. */
const COMMON = new Set(
  'on off up down left right open closed all any none other note call mail meeting read view view card light first second record fast quick average right change look car woman man men women boy girl cycle walk warm cool heat train bus track song lower raise little big done card play act set start end no yes true false one two three default new old high low latest small large regular standard normal'.split(
    ' ',
  ),
);

const isBesideName = (tokens: readonly Token[], at: number, leaf: Leaf): boolean => {
  const names = new Set(leaf.words.map(roughStem));
  for (let index = Math.max(0, at - 3); index <= at + 3; index++)
    if (index !== at && names.has(roughStem(tokens[index]?.form ?? ''))) return true;
  return false;
};

const matches = (token: Token | undefined, stem: string, name: string): boolean =>
  token !== undefined &&
  (token.form === name || (name.length > 3 && roughStem(token.form) === stem));
