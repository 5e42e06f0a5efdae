/**
 * Sentences that assert nothing about the subject: greetings, offers of help, refusals, remarks
 * about the answer itself. Each is matched at the beginning of a sentence; bounded, without nested
 * repetition.
 */
const SMALL_TALK: readonly RegExp[] = [
  /^(?:hi|hello|hey|greetings|welcome|good (?:morning|afternoon|evening|day))\b[^.]{0,30}[.!,]?$/i,
  /^(?:thanks|thank you|you(?:'|’)re welcome|no problem|my pleasure|sure|of course|certainly|absolutely|great question|good question)\b[^.]{0,30}[.!]?$/i,
  /^(?:i(?:'|’)m|i am|we(?:'|’)re|we are) (?:happy|glad|here|sorry|afraid|unable|not able|not sure|just an|an ai|a language model)\b/i,
  /^(?:i|we) (?:can(?:'|’)t|cannot|can not|can help|don(?:'|’)t (?:know|have)|do not (?:know|have)|could not find|couldn(?:'|’)t find|apologi[sz]e|hope)\b/i,
  /^(?:unfortunately,? )?(?:sorry|apologies)\b/i,
  /^(?:happy|glad|pleased) to (?:help|assist)\b[^.]{0,30}[.!]?$/i,
  /^(?:(?:i(?:'|’)?m|i am|we(?:'|’)?re|we are) )?(?:so |very |really )?(?:glad|happy|pleased|sorry) to (?:hear|read|see)\b[^.]{0,60}[.!]?$/i,
  /^(?:have|enjoy|wishing you|wish you) (?:a|an|your|the|some)\b[^.\d]{0,60}[.!]?$/i,
  /^(?:(?:good)?bye|see you|take care|good luck|all the best|cheers|best wishes|kind regards|congratulations|well done)\b[^.]{0,50}[.!]?$/i,
  /^(?:that|this) (?:sounds|must be|must have been) (?:really |very |so )?(?:hard|tough|great|lovely|frustrating|difficult|annoying|exciting|good|awful)\b[^.]{0,40}[.!]?$/i,
  /^(?:is there|would you like|do you (?:want|need)|shall i|can i help|anything else)\b[^.]{0,80}$/i,
  /^(?:please )?(?:let me know|feel free|don(?:'|’)t hesitate|do not hesitate|reach out|ask me)\b/i,
  /^(?:as an ai|as a language model)\b/i,
  /^(?:here (?:is|are)|here(?:'|’)s|below (?:is|are)|the following (?:is|are)) [^.]{0,80}:$/i,
  /^(?:if you (?:have|need|want)|should you (?:have|need))\b[^.]{0,60}\b(?:let me|feel free|ask|contact|help)\b/i,
  /^(?:unfortunately,? )?the (?:[a-z]{1,12} )?(?:context|text|document|passage|article|information|source|conversation)s? (?:[a-z]{1,12} )?(?:do not|does not|doesn(?:'|’)t|don(?:'|’)t|did not) (?:mention|contain|provide|include|say|specify|state)\b/i,
  /^(?:there is|there(?:'|’)s) (?:no|not enough) (?:information|mention|data|context)\b/i,
  /^(?:hallo|guten (?:tag|morgen|abend)|danke|gern|gerne|bonjour|merci|salut|hola|gracias|buenos d[ií]as|ciao|grazie|ol[aá]|obrigad[oa])\b[^.]{0,30}[.!]?$/i,
  /^(?:ich (?:kann|weiß|weiss) (?:nicht|ihnen)|es tut mir leid|leider|je ne (?:sais|peux) pas|je suis d[eé]sol|lo siento|no (?:s[eé]|puedo)|mi dispiace|desculpe)\b/i,
];

const LONGEST = 250;
const SHORTEST = 2;

/** Returns true for a sentence that asserts nothing about the subject. */
export const isSmallTalk = (text: string): boolean =>
  text.length > SHORTEST &&
  text.length <= LONGEST &&
  SMALL_TALK.some((pattern) => pattern.test(text));
