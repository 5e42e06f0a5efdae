/**
 * Role of a listed phrase in a sentence. Rules combine roles; the lists in `data/` assign them
 * words.
 */
export type Role =
  // Shared
  | 'ask'
  | 'command'
  | 'wonder'
  | 'make'
  | 'evade'
  | 'person'
  | 'you'
  | 'third'
  | 'is'
  | 'intend'
  | 'promote'
  // Dangerous content
  | 'crime'
  | 'mischief'
  | 'thing'
  | 'substance'
  | 'hurt'
  | 'threat'
  | 'selfharm'
  | 'urge'
  | 'bypass'
  | 'security'
  | 'disrupt'
  | 'system'
  | 'cause'
  | 'disaster'
  | 'fake'
  | 'document'
  | 'violence'
  | 'grave'
  // Harassment
  | 'insult'
  | 'insulting'
  | 'profane'
  | 'abuse'
  | 'harass'
  | 'menace'
  | 'demean'
  // Hate speech
  | 'group'
  | 'slur'
  | 'mildslur'
  | 'dehuman'
  | 'hateverb'
  | 'hateact'
  | 'discriminate'
  // Sexual content
  | 'explicit'
  | 'sexual'
  | 'erotic'
  | 'sexcrime'
  | 'write'
  | 'minor'
  // Mitigation
  | 'protect'
  | 'study'
  | 'negate'
  | 'support'
  | 'medical'
  | 'quoted'
  // Covers an innocent phrase
  | 'figurative'
  | 'harmlessTarget';
