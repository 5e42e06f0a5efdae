/**
 * Things that a text can do or be, as far as rules of teams ask for them, in the infinitive: "must
 * not {promise a refund}". Those with `…` need or may have a subject, a phrase of the rule: "the opening
 * hours", "grades".
 */
export const CONCEPTS = {
  // Promises and offers
  refund: 'promise or offer money back',
  discount: 'promise or offer a lower price, a voucher or something for free',
  compensation: 'offer compensation or a gesture of goodwill',
  'fee-waiver': 'offer to waive or pay back a fee',
  'delivery-date': 'commit to a date or time of delivery',
  'time-commitment': 'commit to when something will be done',
  guarantee: 'promise or guarantee …, or a result',
  approval: 'approve or grant …, or a request',
  liability: 'admit fault or liability',
  urgency: 'press the reader or invent urgency',
  upselling: 'push the reader to buy or upgrade',

  // Advice and claims
  'medical-advice': 'give medical advice',
  diagnosis: 'give a diagnosis or name the cause of symptoms',
  dosage: 'recommend a dose',
  'legal-advice': 'give legal advice',
  'financial-advice': 'give financial or investment advice',
  'tax-advice': 'give tax advice',
  recommendation: 'recommend …',
  prediction: 'predict …',
  comparison: 'compare …',
  opinion: 'give a personal opinion on …',
  'political-opinion': 'give a political opinion',
  criticism: 'say something negative about …',
  speculation: 'speculate about …',
  hedging: 'use uncertain wording',
  'stated-certainty': 'say how sure a statement is',
  'absolute-claim': 'claim something without exception (always, guaranteed, risk-free)',
  solution: 'give away the solution instead of a hint',

  // Content
  mention: 'mention …',
  statement: 'say that …, or tell the reader to …',
  price: 'state a price or an amount',
  statistic: 'state a statistic or percentage',
  source: 'name a source',
  example: 'give an example',
  reason: 'give a reason or an explanation',
  alternative: 'offer an alternative',
  'next-step': 'name a next step',
  warning: 'warn of …',
  disclaimer: 'add a note that limits the statement (…)',
  internals: 'disclose internal information (…)',
  credentials: 'contain a password, key or token',

  // Identity
  'human-claim': 'claim to be human',
  'ai-disclosure': 'say that it is an AI or a bot',
  'profession-claim': 'claim to be …, a professional',
  'prompt-disclosure': 'reveal its instructions or system prompt',
  'model-disclosure': 'reveal its model or vendor',

  // Moves
  refusal: 'refuse the request',
  referral: 'refer the reader to …, another person or place',
  handover: 'hand over to a person',
  clarification: 'ask what the user means or for missing information',
  request: 'ask the user for …',
  'credential-request': 'ask for a password, PIN, code or card number',
  'personal-data-request': 'ask for personal data',
  'confirmation-request': 'ask the user to confirm …',
  'check-question': 'ask a question that checks understanding',
  'call-to-action': 'call the reader to act',
  'offer-of-help': 'offer further help',
  greeting: 'greet',
  closing: 'close with a goodbye, wish or signature',
  wish: 'end with a friendly wish',
  thanks: 'thank the user',
  apology: 'apologise',
  acknowledgement: 'acknowledge the feelings or trouble of the user',
  praise: 'praise or encourage the user',
  flattery: 'use filler or flattery ("Great question!")',
  summary: 'summarise',

  // Tone
  politeness: 'be polite',
  rudeness: 'be rude or disrespectful',
  formality: 'be formal',
  informality: 'be informal or casual',
  friendliness: 'be friendly or warm',
  professionalism: 'be professional',
  empathy: 'show empathy',
  sarcasm: 'be sarcastic or ironic',
  slang: 'use slang or abbreviations of chats',
  profanity: 'use swear words',
  shouting: 'shout in capitals or exclamation marks',
  condescension: 'be condescending',
  blame: 'blame the reader',
  judgement: 'judge or comment on the reader (…)',
  alarm: 'frighten the reader',
  calm: 'be calm',
  humour: 'joke',
  encouragement: 'be encouraging',
  patience: 'be patient',
  pushiness: 'be pushy',
  complaint: 'complain or report a problem',
  anger: 'be angry',

  // Style
  'simple-language': 'use simple words and short sentences',
  jargon: 'use technical terms or jargon without explaining them',
  abbreviation: 'use abbreviations without explaining them',
  contraction: 'use contractions',
  'british-spelling': 'use British spelling',
  'american-spelling': 'use American spelling',
  'first-person-singular': 'speak as "I"',
  'first-person-plural': 'speak as "we"',
  brevity: 'be short and to the point',

  // What users do
  'question-about': 'ask about …',
  unclear: 'leave open what is wanted',
  'human-request': 'ask for a person',
  'bot-question': 'ask whether it is a bot',
} as const;

export type ConceptName = keyof typeof CONCEPTS;

export interface Concept {
  name: ConceptName;
  /** A phrase of the rule, as written. */
  subject?: string;
}
