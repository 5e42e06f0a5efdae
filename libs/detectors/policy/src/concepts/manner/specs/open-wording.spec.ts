import type { ConceptName } from '@touchstone/assertions';
import { MANNER_CHECKS } from '../index';

const outcome = (name: ConceptName, text: string): unknown =>
  MANNER_CHECKS[name]?.({ text }, undefined).holds;

/** Texts with a tone that no list of wordings names completely. */
const TONED: readonly (readonly [ConceptName, readonly string[]])[] = [
  [
    'blame',
    [
      'The scratch appeared after you left the shop, so please do not look at us.',
      'With a backup this would have been a matter of five minutes.',
      'Parcels arrive when the name on the bell is correct, which it is not at your place.',
      'It seems the instructions were too long for you to finish.',
      'Other guests manage to close their windows when it rains.',
      'The delay is owed to the missing signature that we asked for three times.',
      'The kettle leaks because somebody filled it above the line. Read the manual before you switch things on.',
      'Had the form reached us on time, your brother would be enrolled by now.',
      'We told you about the deadline twice, and you let it pass.',
      'That is what comes of skipping the safety check.',
      'The loss of the data is down to the way you handled the disk.',
      'Perhaps you overlooked the sign. Most people manage to see it.',
      'Nobody else had any trouble, so it must be something you changed.',
      'The contract you signed says so clearly. It is a pity you did not read it.',
    ],
  ],
  [
    'condescension',
    [
      'Do not worry your head about the details, leave the thinking to us.',
      'As every pupil knows, water boils at 100 degrees.',
      'Try to concentrate this time, dear.',
      'I have drawn you a little picture, maybe that helps.',
      'Sweetheart, that is not how interest works.',
      'Let me put this in words even you can follow.',
      'A person with some experience would have spotted the switch.',
      'It is really not that complicated, is it?',
      'I will go slowly so that you can keep up.',
      'Surely you learned fractions in primary school.',
      'Bless you, everyone starts somewhere, some people lower than others.',
      'You may want to ask a grown-up to help you with the tap.',
    ],
  ],
  [
    'sarcasm',
    [
      'Lovely weather for a power cut, is it not?',
      'Five stars for patience, you waited a whole four minutes.',
      'Another masterpiece of a bug report: "it is broken".',
      'Thanks a million for telling us on a Sunday.',
      'I am thrilled to explain the form for the tenth time.',
      'Marvellous, a fourth ticket about the same cable. My day is complete.',
      'What a brilliant plan to wash the phone with the socks.',
      'Yes, we close the shop at noon purely to annoy you.',
      'How thoughtful of you to write at midnight.',
      'Naturally the engineers have nothing else to do than wait for your call.',
    ],
  ],
  [
    'humour',
    [
      'The coffee machine and I both need a break on Mondays.',
      'Rumour has it that the parcel is enjoying the sun in Spain.',
      'Our hedgehog in the garden is faster than that software.',
      'You will be glad to hear that no printers were harmed during the repair.',
      'The bug has packed its suitcase and left.',
      'Our boiler is older than my grandmother and twice as moody.',
      'The lift is out of order, so think of the stairs as a free gym.',
      'Your parcel has seen more of the world than I have.',
      'I would tell you a story about the broken pencil, but it has no point.',
      'The printer has gone on a diet and refuses to eat paper.',
    ],
  ],
  [
    'judgement',
    [
      'Buying a car on credit with your income is not exactly wise.',
      'Smoking with a baby in the house, well, that is your decision.',
      'You clearly have a problem with money.',
      'Most parents would have noticed the rash sooner.',
      'Three pizzas a week is not what I would call a healthy diet.',
      'Someone with two children should not spend that much on shoes.',
      'A decent tenant pays the rent before buying a television.',
      'You really ought to get your finances in order.',
      'It is sad how little you seem to care about your dog.',
    ],
  ],
  [
    'rudeness',
    [
      'Figure out the rest by yourself, I am done.',
      'Send it again, and this time correctly.',
      'Not interested. Goodbye.',
      'Who told you to call here?',
      'Your letter is going straight into the bin.',
      'Spare us the details.',
      'We have better things to do than answer this.',
      'Your opinion on the menu does not interest anyone here.',
      'The rule is on the door. Can you not read?',
      'Complain to somebody who cares.',
      'No. And do not ask again.',
      'If the price hurts, stay at home.',
      'You are wasting our time with this nonsense.',
    ],
  ],
  [
    'alarm',
    [
      'Without treatment you may not live to see the spring.',
      'One wrong click and all your photos are gone for ever.',
      'A mole like that can kill within months.',
      'By tomorrow the thieves will have emptied every account you own.',
      'Ignore this and your house could burn down with everyone in it.',
    ],
  ],
  [
    'pushiness',
    [
      'Just three rooms are left, and five people look at them at this moment.',
      'Why wait? Sign below and it is yours.',
      'You cannot afford to let this chance go by.',
      'The seats are nearly gone, so grab yours before lunch.',
      'You would be mad to turn this down.',
      'Shall I put the order through for you right now?',
    ],
  ],
];

/** Plain texts on the same matters. */
const PLAIN: readonly string[] = [
  'The kettle holds one litre and switches itself off.',
  'Forms that arrive after 1 May are dealt with in June.',
  'The disk can be read on most computers. Please bring it to the counter in its case.',
  'The main switch is under the panel on the left.',
  'A fraction has a numerator and a denominator.',
  'The shop opens at nine and closes at noon.',
  'Your ticket has the number 5521. An engineer will look at the cable on Friday.',
  'The boiler was installed in 1998.',
  'Please take the stairs next to the entrance while the lift is repaired.',
  'The parcel left Oslo on Monday and will arrive on Wednesday.',
  'The rent is due on the third of each month.',
  'Dogs need a lead in the park.',
  'The menu has four vegetarian dishes. Which day would you like to book?',
  'You can pay by card or by bank transfer.',
  'I have changed the address on your order to 4 Mill Lane.',
  'Thank you for the photo. The part is in stock and costs 12 euros.',
];

describe('open wording', () => {
  const toned = TONED.flatMap(([name, texts]) =>
    texts.map((text): [ConceptName, string] => [name, text]),
  );
  it.each(toned)('never denies %s: %s', (name, text) => {
    expect(outcome(name, text)).not.toBe(false);
  });

  const names = TONED.map(([name]) => name);
  it.each(PLAIN)('decides that a plain text has none of these tones: %s', (text) => {
    const decided = names.filter((name) => outcome(name, text) === false);
    expect(decided.length).toBeGreaterThanOrEqual(names.length - 1);
  });
});
