const PERSON =
  /\b(?:(?:talk|speak|chat|connect(?:ed)?|transfer(?:red)?|put (?:me )?through|pass(?:ed)? (?:me )?on|hand(?:ed)? (?:me )?over|switch|forward|escalate|get|give|want|need|reach|see|contact|call)\b.{0,40}\b(?:human|person|people|agent|representative|rep|operator|someone|somebody|anyone|colleague|supervisor|manager|employee|staff|member of (?:staff|your team)|real one|support team|customer service)|(?:real|actual|live|human) (?:person|human|agent|being|representative|support)|(?:no|not (?:a|with a|to a)|without) (?:bot|robot|machine|chatbot|ai)s?\b|is (?:there )?(?:anyone|somebody|someone) (?:real|there)|human,? please|^\W*(?:agent|human|operator|representative)\W*$)\b/i;
const NOT_PERSON =
  /\b(?:someone|somebody) (?:else )?(?:stole|hacked|took|sent|told|called|is using|used)\b/i;

/** Checks whether a message asks for a person instead of the assistant. */
export const wantsPerson = (text: string): boolean => PERSON.test(text) && !NOT_PERSON.test(text);
