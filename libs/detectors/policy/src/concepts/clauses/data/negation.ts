/** Words that deny what follows them. */
export const NEGATIONS = `
  not|no|never|neither|nor|none|nobody|nothing|nowhere|without|unable|cannot|hardly|barely|impossible
  (refuse|refuses|refused|decline|declines|declined|cease|stop) to
  instead of|rather than|far from|free (of|from)|lack~|stop (giving|offering|making|providing)
  (is|are|was|were|am) (prohibited|forbidden|barred|prevented|excluded) from
  (advise|recommend|decide|decided|advised) against|avoid|refrain from|(outside|beyond) (of)? (my|our)|too early to|no longer
`;

/** Phrases with a word of denial that deny nothing. */
export const NO_NEGATIONS = `
  no (questions asked|problem|problems|worries|worry|doubt|later than|more than|less than|fewer than|matter|wonder|strings attached|charge|cost|hassle|obligation|sooner|rush|trouble|longer than|way around it|sweat|biggie|stress|fuss)
  no need to (worry|hurry|panic)|no extra (cost|charge)|no reason not to|no one (beats|else)
  rather than (anything|something)|not (only|just|merely|later than|least|long ago|to mention|to worry)|not a problem|not long from now|not at all a problem
  (do|does|did|need|should|would) not (worry|hesitate|forget|panic|stress|be shy|miss)
  (you)? (do|need|will) not (have to|need to)? worry
  can not (wait|recommend|thank|stress)|could not be (happier|simpler|easier)
  why not|whether or not|if not|or not|without (charge|cost|delay|fail|any delay|further ado|hesitation|question|doubt|any doubt|problems?|any problems?|further questions)
  nothing (but|to worry about)|not to mention|nothing (beats|is better)|never (hesitate|mind|fear|forget)
  free of (charge|cost)|costs? (you)? nothing|(is|are) never (a problem|too late)
  will not (take|be) long|not (a|one) (minute|moment|day) (longer|later)|none other than
  (is|does|are|will|would|do|has|have) not (it|you|they|we)
`;

/** Words after a phrase that deny it: "A refund {is not} possible". */
export const DENIED_AFTER = `
  (is|are|was|were|will|can|could|would|has|have|had|does|do|did|may|might|should|must|shall) {adv}? (not|never|no longer|no)
  (is|are|was|were|be|remains?|stays?|has been|have been) {adv}? (impossible|unavailable|excluded|ruled out|out of the question|off the table|declined|denied|rejected|refused|forbidden|prohibited|unlikely|unclear|open|uncertain|up to|only possible|beyond|outside)
  is (something|nothing) (i|we) {adv}? (can|could|may|will|am|are) not
  is nothing (i|we)
`;

/** Words in front of a phrase that leave it open: "We will check {whether} …". */
export const OPEN_BEFORE = `
  whether
  (decides?|decision|decided|check|checks|checking|see|find out|know|ask|clarify|verify|look into it|assess|wonder~|sure|unclear|tell you|say) (if|on|about|who|how)
  depends? on|depending on|subject to|the question of|in the hope of
`;

/** Words in front of a phrase that attribute it to others. */
export const REPORTED_BEFORE = `
  (you|he|she|they|who|anyone|people|customers?|the (customer|user|patient|student|caller)) (have|had|also|already|just|may|might|were|are|would|do|did|was|is)? (not)? {adv}? (ask~|want~|request~|wish~|hope~|expect|expected|demand~|mention~|say|says|said|saying|like|looking|need~|wrote|claim~|believe~|thought|think|heard|read|wonder~|complain~|insist~|told)
  (your|the|a|any|this|their|his|her) (request|question|wish|query|enquiry|inquiry|demand|message|complaint|application|hope|claim)s? (for|about|on|regarding|concerning|to|that|of)
  regarding|concerning|as for|when it comes to|in terms of|on the (subject|topic) of|questions? (about|on)
`;

/** First words of a clause that states a condition. */
export const CONDITION_START = `
  (and|or|but|so|then|even|only|also)? (if|unless|in case|provided|assuming|in the event|as long as|suppose|supposing|imagine)
  (and|or|but)? should (you|the|it|there|this|that|your|he|she|they)
  (and|or|but)? were (you|it|we|i) to
`;
/** First words of a clause that places the main clause in time. */
export const TIME_START = `
  (and|or|but|so|then|only)? (when|whenever|once|as soon as|after|before|until|while|every time|the moment|by the time)
`;

/** Remarks between commas, which interrupt a clause: "We can, sadly, not …". */
export const ASIDES = `
  sadly|unfortunately|however|of course|therefore|then|too|though|regrettably|for now|at the moment|please|i am afraid|in this case|as you know|for example|naturally|by the way|after all|in fact|if possible|as always|as well|certainly|instead
`;

/** Conjunctions that begin a clause. */
export const CONJUNCTIONS = `
  but|because|although|though|while|whereas|however|unless|until|if|in case|as soon as|once|when|whenever|before you|after you
  so (we|i|you|that|they|it|please|there|your|the|just)
  (and|or) (then|so|also|please|just)? (i|we|you|they|it|he|she|there|please|will|let|if|when|once|can)
  (and|or) the _ (is|are|will|can|has|was)
`;

/** Words that show that a stretch after a comma has a verb of its own. */
export const FINITE_WORDS = `
  i|we|you|he|she|it|they|there|this|that|is|are|was|were|will|can|could|would|should|has|have|had|do|does|did|please|let|may|might|must|gets?|takes?|use|click|goes|go|call|ask|try|see|send|contact|comes?|open|start|keep|happy|glad|if|when|once|which|who|because|so|but|until|unless|before|after|as|yes|just|enjoy|here|how|what|why|where
`;
