/** What a listed phrase does in a sentence. Rules combine roles; lists in `data/` give them their words. */
export type Role =
  // Shared
  | 'ask' | 'command' | 'wonder' | 'make' | 'evade' | 'person' | 'you' | 'third' | 'is' | 'intend' | 'promote'
  // Dangerous content
  | 'crime' | 'mischief' | 'thing' | 'substance' | 'hurt' | 'threat' | 'selfharm' | 'urge' | 'bypass' | 'security' | 'disrupt'
  | 'system' | 'cause' | 'disaster' | 'fake' | 'document' | 'violence' | 'grave'
  // Harassment
  | 'insult' | 'insulting' | 'profane' | 'abuse' | 'harass' | 'menace' | 'demean'
  // Hate speech
  | 'group' | 'slur' | 'mildslur' | 'dehuman' | 'hateverb' | 'hateact' | 'discriminate'
  // Sexual content
  | 'explicit' | 'sexual' | 'erotic' | 'sexcrime' | 'write'
  // What takes the edge off
  | 'protect' | 'study' | 'negate' | 'support' | 'medical' | 'quoted'
  // Consumes an innocent phrase
  | 'figurative' | 'harmlessTarget';
