/** Verbs of actions that tools carry out; the first word of a line stands for the others. */
const ACTIONS = [
  'get fetch retrieve read view show display see check inspect lookup query load obtain pull consult describe list track review access peek',
  'search find browse google discover',
  'create add open raise register insert new file log record setup',
  'send mail email forward dispatch notify message deliver text alert remind',
  'delete remove erase wipe purge drop destroy trash unpublish',
  'close',
  'turnon',
  'turnoff',
  'stop halt kill shutdown',
  'rollback revert undo',
  'renew prolong extend',
  'page wake',
  'answer reply respond',
  'skip omit',
  'pause',
  'push',
  'commit',
  'lock',
  'unlock',
  'play',
  'generate draw paint render',
  'update change edit modify set alter adjust overwrite amend rename patch correct save store write switch',
  'cancel abort void terminate',
  'pay charge bill debit deduct disburse',
  'transfer move wire remit',
  'refund reimburse repay',
  'buy purchase order',
  'book reserve schedule plan',
  'handoff handover escalate connect route',
  'execute run eval evaluate',
  'calculate compute calc sum',
  'convert exchange',
  'verify authenticate validate identify verification authentication identification validation',
  'translate translation',
  'summarize summarise summary',
  'block freeze suspend disable ban deactivate',
  'unblock unfreeze enable activate',
  'subscribe signup enrol enroll',
  'unsubscribe optout',
  'approve authorize authorise accept',
  'reject deny decline',
  'publish post tweet',
  'upload attach import',
  'download export',
  'reset restore',
  'restart reboot bounce',
  'deploy release rollout ship',
  'install',
  'reschedule postpone',
  'return',
  'redeem apply',
  'assign',
  'merge',
  'archive',
  'share',
  'invite',
  'prescribe',
  'dial call phone ring',
  'estimate quote',
  'draft compose',
  'print',
  'submit',
  'withdraw',
  'deposit',
] as const;

/** Verbs that say little next to their object ("make a transfer", "issue a refund"). */
const LIGHT =
  'do make perform issue process give grant place carry initiate start trigger use have take offer complete conduct submit arrange request put commit provide hand execute run';

/** Nouns of actions, with the verb that stands for them. */
const DEVERBAL =
  'payout:pay disbursement:pay refund:refund reimbursement:refund transfer:transfer payment:pay charge:pay deletion:delete removal:delete cancellation:cancel booking:book reservation:book ' +
  'search:search lookup:get handoff:handoff handover:handoff escalation:handoff calculation:calculate conversion:convert purchase:buy translation:translate ' +
  'summary:summarize update:update change:update withdrawal:withdraw deposit:deposit approval:approve upload:upload download:download export:download reset:reset ' +
  'deployment:deploy verification:verify authentication:verify cancelation:cancel modification:update edit:update return:return calculator:calculate calculators:calculate ' +
  'publication:publish identification:verify validation:verify confirmation:verify creation:create mailing:send subscription:subscribe estimate:estimate quote:estimate';

/** Words for the same thing. */
const THINGS = [
  'mail email e-mail emails message sms',
  'order purchase',
  'coupon voucher promo code',
  'customer client user member',
  'appointment slot meeting event calendar agenda',
  'web internet online google',
  'ticket case incident issue',
  'kb knowledge help faq article documentation docs wiki',
  'calculator calculation arithmetic math maths calculate compute expression',
  'human agent person operator representative colleague',
  'db database sql table',
  'weather forecast',
  'price cost',
  'stock inventory availability',
  'money fund funds amount',
  'location position whereabouts',
  'identity id',
  'shell command bash terminal cmd',
  'file document',
  'address addresses',
  'record entry row',
  'invoice bill receipt',
  'flight plane airline',
  'picture image photo',
  'room hotel',
  'reminder alarm',
  'parcel package shipment delivery',
  'medicine medication drug',
  'grade mark score',
  'pupil student',
  'car vehicle',
  'flat apartment',
  'leave vacation holiday',
  'shop store branch outlet',
  'doctor physician gp',
  'temperature heating thermostat degree celsius',
  'light lamp bulb',
  'food meal dish',
  'product item article sku catalogue catalog assortment',
  'payee recipient beneficiary',
  'server host machine',
  'repository repo',
  'folder directory',
  'note remark comment',
  'song music track',
  'transaction movement',
  'ad advert advertisement posting',
  'attendee participant invitee invite',
  'password passcode',
  'prescription script',
  'allergy intolerance',
  'seat place',
  'log logfile',
  'credit loan',
  'payroll salary wage',
  'reply answer response',
  'deadline due',
] as const;

const table = (lines: readonly string[]): Map<string, string> =>
  new Map(
    lines.flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string] => [word, words[0] ?? word]);
    }),
  );

const VERBS = table(ACTIONS);
const LIGHT_VERBS = new Set(LIGHT.split(' '));
const NOUNS = table(THINGS);
const NOUN_ACTIONS = new Map(
  DEVERBAL.split(' ').map((pair) => pair.split(':') as [string, string]),
);

const READING = new Set(['get', 'search', 'calculate', 'convert', 'verify', 'translate', 'summarize', 'estimate']);

const IRREGULAR = new Map(
  'frozen:freeze fired:fire overwritten:overwrite drawn:draw chosen:choose forgotten:forget sent:send paid:pay bought:buy made:make gave:give given:give ran:run wrote:write written:write took:take taken:take found:find read:read got:get did:do done:do went:go withdrew:withdraw withdrawn:withdraw withheld:withhold put:put said:say told:tell spent:spend sold:sell hidden:hide shown:show seen:see woken:wake set:set read:read sought:seek met:meet kept:keep left:leave held:hold begun:begin ran:run shut:shut'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const isVerb = (word: string): boolean => VERBS.has(word) || LIGHT_VERBS.has(word);

const MOST_REMEMBERED = 20_000;

/** Verbs that mean the same for some things, in both orders. */
const ALIKE = new Set(
  'create:book delete:cancel transfer:send transfer:pay send:pay buy:create verify:get submit:create request:create request:submit request:book publish:create book:submit update:transfer update:reschedule transfer:reschedule approve:update block:lock unblock:unlock create:unlock execute:start stop:turnoff block:turnoff unblock:turnon cancel:rollback buy:book buy:submit draft:create draft:update create:update reset:update handoff:transfer handoff:send get:download create:submit send:reply search:verify calculate:get convert:get estimate:get translate:get summarize:get'
    .split(' ')
    .flatMap((pair) => [pair, pair.split(':').reverse().join(':')]),
);

export const areAlike = (one: string, other: string): boolean => ALIKE.has(`${one}:${other}`);

/** A verb with those that may stand for it. */
export const alikes = (verb: string): string[] => [
  verb,
  ...[...ALIKE].filter((pair) => pair.startsWith(`${verb}:`)).map((pair) => pair.split(':')[1] ?? ''),
];

/** Remembers the answers for words; forgets all of them when there are too many. */
const remembered = <T>(read: (word: string) => T): ((word: string) => T) => {
  const known = new Map<string, T>();
  return (word) => {
    if (known.has(word)) return known.get(word) as T;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const found = read(word);
    known.set(word, found);
    return found;
  };
};

/** The ways a word may be written without its ending. */
const bases = (word: string): string[] => {
  const found = [word];
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) found.push(irregular);
  for (const [ending, added] of [
    ['ies', 'y'],
    ['ied', 'y'],
    ['ing', ''],
    ['ing', 'e'],
    ['ed', ''],
    ['ed', 'e'],
    ['es', ''],
    ['s', ''],
  ] as const)
    if (word.endsWith(ending) && word.length - ending.length >= 2) {
      const bare = word.slice(0, -ending.length);
      found.push(bare + added);
      if (added === '' && bare.at(-1) === bare.at(-2)) found.push(bare.slice(0, -1));
    }
  return found;
};

/** Returns the verb that stands for an inflected verb of the lexicon. */
export const actionOf = remembered((word): string | undefined => {
  const base = bases(word).find(isVerb);
  return base === undefined ? undefined : (VERBS.get(base) ?? base);
});

export const actionOfNoun = remembered((word): string | undefined => {
  const base = bases(word).find((each) => NOUN_ACTIONS.has(each));
  return base === undefined ? undefined : NOUN_ACTIONS.get(base);
});

const INFORMATION = new Set(
  'status info information details detail history data balance price overview state availability'.split(' '),
);

export const isInformation = (word: string): boolean => INFORMATION.has(word);

/** Returns the verb of a name in pieces ("order", "status": get; "make", "transfer": transfer). */
export const actionOfName = (pieces: readonly string[]): string | undefined => {
  const actions = pieces.map((piece) => actionOf(piece) ?? actionOfNoun(piece));
  const [first] = actions;
  if (first !== undefined && NOUNS.has(pieces[0] ?? '') && INFORMATION.has(pieces.at(-1) ?? ''))
    return 'get';
  const heavy = actions.find(
    (action, index) => action !== undefined && !LIGHT_VERBS.has(pieces[index] ?? ''),
  );
  return heavy ?? first;
};

export const isLight = remembered((word): boolean =>
  bases(word).some((base) => LIGHT_VERBS.has(base)),
);

/** Returns true unless the verb changes something. */
export const isReading = (action: string): boolean => READING.has(action);

/** Returns one word for all forms and synonyms of a word. */
export const thingOf = remembered((word): string => {
  const base = bases(word).find((each) => NOUNS.has(each));
  return base === undefined ? singular(word) : (NOUNS.get(base) ?? base);
});

const singular = (word: string): string => {
  if (word.length <= 3 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};
