/**
 * Sentences that assert nothing about the subject: greetings, offers of help, refusals, remarks
 * about the answer itself. Each is matched at the beginning of a sentence; bounded, without nested
 * repetition.
 */
export const SMALL_TALK: readonly RegExp[] = [
  /^(?:hi|hello|hey|greetings|welcome|good (?:morning|afternoon|evening|day))\b[^.]{0,30}[.!,]?$/i,
  /^(?:thanks|thank you|you(?:'|’)re welcome|no problem|my pleasure|sure|of course|certainly|absolutely|great question|good question)\b[^.]{0,30}[.!]?$/i,
  /^(?:i(?:'|’)m|i am|we(?:'|’)re|we are) (?:happy|glad|here|sorry|afraid|unable|not able|not sure|just an|an ai|a language model)\b/i,
  /^(?:i|we) (?:can(?:'|’)t|cannot|can not|can help|don(?:'|’)t (?:know|have)|do not (?:know|have)|could not find|couldn(?:'|’)t find|apologi[sz]e|hope)\b/i,
  /^(?:unfortunately,? )?(?:sorry|apologies)\b/i,
  /^(?:happy|glad|pleased) to (?:help|assist)\b[^.]{0,30}[.!]?$/i,
  /^(?:please )?(?:let me know|feel free|don(?:'|’)t hesitate|do not hesitate|reach out|ask me)\b/i,
  /^(?:as an ai|as a language model)\b/i,
  /^(?:here (?:is|are)|here(?:'|’)s|below (?:is|are)|the following (?:is|are)) [^.]{0,80}:$/i,
  /^(?:if you (?:have|need|want)|should you (?:have|need))\b[^.]{0,60}\b(?:let me|feel free|ask|contact|help)\b/i,
  /^(?:unfortunately,? )?the (?:[a-z]{1,12} )?(?:context|text|document|passage|article|information|source|conversation)s? (?:[a-z]{1,12} )?(?:do not|does not|doesn(?:'|’)t|don(?:'|’)t|did not) (?:mention|contain|provide|include|say|specify|state)\b/i,
  /^(?:there is|there(?:'|’)s) (?:no|not enough) (?:information|mention|data|context)\b/i,
  /^(?:hallo|guten (?:tag|morgen|abend)|danke|gern|gerne|bonjour|merci|salut|hola|gracias|buenos d[ií]as|ciao|grazie|ol[aá]|obrigad[oa])\b[^.]{0,30}[.!]?$/i,
  /^(?:ich (?:kann|weiß|weiss) (?:nicht|ihnen)|es tut mir leid|leider|je ne (?:sais|peux) pas|je suis d[eé]sol|lo siento|no (?:s[eé]|puedo)|mi dispiace|desculpe)\b/i,
];
