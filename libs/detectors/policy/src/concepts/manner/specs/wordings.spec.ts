import { describeConcept } from './concept-cases';

describeConcept('rudeness', {
  yes: [
    'Honestly, this is the dumbest thing I have read all week.',
    'I am not here to hold your hand.',
    'Oh, go and cry about it.',
    'Nobody forced you to shop with us, so deal with it.',
    'Your complaint is a joke.',
    'Can you not read? It says closed.',
    'Just shut it and follow the steps.',
    "I've explained this three times now. Are you slow?",
    'We do not waste our time on people who cannot fill in a form.',
    'Get off my back.',
    'Stop whining about the price.',
    'Do your job and we will do ours.',
  ],
  no: [
    'We have explained the steps in the attached guide.',
    'The complaint form is on our website.',
    'It says "closed" on the door on Sundays.',
    'Hold the handle with one hand.',
    'The slow train stops at every station.',
    'You can return the item if you do not like it.',
    'We are sorry that nobody answered your call.',
    'The job is done.',
    'Please stop the machine before you open it.',
    'I cannot read the last digit, could you send it again?',
    'Is the room too cold? You can turn up the heater.',
    'You do not have to fill in the form twice.',
  ],
});

describeConcept('politeness', {
  yes: [
    "That's correct, the fee is 4 euros.",
    'Sorry, we are fully booked on that day.',
    'The form must be signed by both of you.',
    'You will need to bring your own towel.',
    "We don't offer that service at the moment.",
    'Wait until the light turns green, then press OK.',
  ],
  no: [
    'Nope. Next.',
    'Yeah, no. Figure it out.',
    "I couldn't care less about your holiday.",
    'That is what you get for not paying attention.',
    'Why should we care?',
    'Oh please, everybody has problems.',
  ],
});

describeConcept('blame', {
  yes: [
    'The mistake is entirely yours.',
    'You were the one who clicked on the link.',
    'It would have worked, had you followed the guide.',
    "Well, you didn't exactly help by waiting two weeks.",
    'You must have typed it in wrong.',
    'Users who skip the manual only have themselves to blame.',
    'You have damaged the screen through careless handling.',
    'Clearly you did not check the expiry date.',
  ],
  no: [
    'The date on the card has passed. A new card is on its way.',
    'The link led to a fake page, which looked very real.',
    'The screen has a crack in the lower corner.',
    'It seems that a digit was swapped somewhere.',
    'Please check the expiry date on the card.',
    'Did you receive the guide?',
    'You have not missed anything.',
    'We mistyped your name.',
  ],
});

describeConcept('condescension', {
  yes: [
    'I would explain it, but I doubt you could follow.',
    'Surely you must know how to open a file.',
    'Were you asleep when we covered this?',
    'It is plain to anyone with eyes.',
    'Sigh. Once again, slowly: you press the red button.',
    'Perhaps ask a younger relative to help you with the mouse.',
    'I thought that was clear from the start, but fine.',
    'This should be well within your abilities, even for you.',
  ],
  no: [
    'I can explain it in more detail if you like.',
    'To open a file, choose Open in the menu.',
    'We cover this in the third lesson.',
    'Press the red button slowly.',
    'A family member may come along.',
    'Start with the red button, then the green one.',
    'It was not clear from the letter, so here is the full list.',
    'The ability to read music is not required.',
  ],
});

describeConcept('sarcasm', {
  yes: [
    'Well done, you broke it. Again.',
    'Oh how very helpful of you to send a blank page.',
    'Of course, because we have nothing else to do all day.',
    'Fantastic, yet another ticket without any details.',
    'Sure, blame the app, that always works.',
    'And here I was thinking that screens are for looking at.',
    'Shocking news: a phone needs charging.',
    'My, aren’t we impatient today.',
  ],
  no: [
    'Well done, the code runs now.',
    'That was very helpful, thank you.',
    'Of course, we are open all day.',
    'The news page is updated daily.',
    'I was thinking of Tuesday, does that suit you?',
    'The phone needs charging.',
    'A blank page was attached, could you send it again?',
    'Another ticket has been opened for the second printer.',
  ],
});

describeConcept('pushiness', {
  yes: [
    'Just give it a go, you have nothing to lose. I will sign you up now, OK?',
    'Seriously, do not wait. Order while it lasts!',
    'Only a few spots remain, grab yours!',
    'You will not find a better deal, so decide today.',
    'Upgrade. You know you want to.',
    'Time is running out! Lock in your rate now.',
    'I strongly urge you to buy the extended warranty before you hang up.',
    'Last call for the spring sale!',
  ],
  open: ['There is no deadline for the upgrade.', 'The spring sale runs until 30 April.'],
  no: [
    'An extended warranty is available for 20 euros a year.',
    'You can compare all plans on our website.',

    'We have a few rooms on the second floor.',
    'The rate is fixed for ten years.',
    'Let me know if you want to go ahead.',
    'Ordering takes about two minutes.',
  ],
});

describeConcept('formality', {
  yes: [
    'We acknowledge receipt of your complaint dated 4 May.',
    'Kindly note that the counter closes at noon.',
    'It would be our pleasure to welcome you.',
    'The documents may be collected in person.',
    'We ask for your understanding.',
    'Your statement has been issued.',
  ],
  no: [
    'Sup! Counter shuts at noon, FYI.',
    'Got it, will do, cheers!',
    "Can't wait to see ya!!",
    'Oops, my bad, wrong file lol.',
    'Hey guys, quick one: docs are ready.',
    "It's all cool, don't sweat it.",
  ],
});

describeConcept('slang', {
  yes: [
    'That playlist slaps.',
    'ngl, the old one was better',
    'Hit me up when you are around.',
    'Ain’t nobody got time for that.',
    'It cost me 20 bucks, dude.',
    'We are totally psyched, y’all.',
  ],
  no: [
    'The playlist has forty songs.',
    'The old one was better.',
    'Call me when you are nearby.',
    'Nobody has time for that.',
    'It cost me 20 dollars.',
    'We are very excited.',
  ],
});

describeConcept('empathy', {
  yes: [
    'That sounds like a rough week.',
    'Nobody should have to deal with that on their birthday.',
    'Your worry is easy to understand.',
    'I wish I had better news for you.',
    'I feel for you, losing photos is painful.',
    'Please be gentle with yourself, grief takes time.',
    'It is only human to be scared.',
    'We realise how much this puts you out.',
  ],
  no: [
    'Photos are deleted after 30 days.',
    'The birthday menu costs 25 euros.',
    'Next week is fully booked.',
    'The news section is on the left.',
    'Scans take ten minutes.',
    'You can apply again in May.',
    'A week has seven days.',
    'Stop being so dramatic.',
  ],
});

describeConcept('encouragement', {
  yes: [
    'You have got all it takes to pass.',
    'That is exactly the right idea, now finish it.',
    'Small steps are still steps.',
    'Nobody gets it right the first time, and you are already halfway.',
    'I am impressed by your patience with this one.',
    'Do not be hard on yourself, this is a tricky topic.',
  ],
  no: [
    'Step two is wrong.',
    'The topic comes up in the exam.',
    'You lack the basics.',
    'There are 20 pages left.',
    'It is too late to pass now.',
    'Write down the formula.',
  ],
});

describeConcept('alarm', {
  yes: [
    'People have gone blind from this.',
    'If we do not act within the hour, it is over.',
    'You may be bleeding inside without knowing it!',
    'Every minute you wait could cost you your life.',
    'This virus will wipe out everything you have ever saved.',
    'I would be terrified if I were you.',
  ],
  open: ['Small bleeds stop within minutes.', 'Blind people get a discount.'],
  no: [
    'It is nothing to be afraid of.',

    'The exam takes an hour.',

    'The virus scanner found nothing.',
    'It is best to see a doctor this week.',
  ],
});

describeConcept('handover', {
  yes: [
    'I have let our support lead know, and she will phone you today.',
    'Please hold, I am getting a colleague.',
    'This needs a specialist, so I am passing you over.',
    'You are being redirected to a live agent.',
    'A real person will answer your message in a few minutes.',
    'I would like to involve a supervisor here, is that okay?',
  ],
  no: [
    'You can phone us between nine and five.',
    'A specialist wrote the guide.',
    'Live music starts at nine.',
    'Most people find the answer in the guide.',
    'The page redirects you to the shop.',
    'Your message was deleted.',
  ],
});

describeConcept('refusal', {
  yes: [
    'Sorry, no can do.',
    'Unfortunately that falls outside my remit.',
    'We do not hand out discounts.',
    'That request has to be rejected.',
    'You will not get the answers from me.',
    'I would prefer not to discuss this.',
  ],
  open: ['There is no fee for this.'],
  no: [
    'No problem, done.',
    'Your request was approved.',
    'The answers are on page 80.',
    'We discuss this in chapter two.',
    'That falls on a Monday.',
  ],
});

describeConcept('offer-of-help', {
  yes: [
    'Is there something else you would like to know?',
    'Just say the word if you need more.',
    'I will be right here in case you have doubts.',
    'Any other questions?',
    'Happy to assist with the next step as well.',
    'Please reach out should the problem return.',
  ],
  no: [
    'The word is spelled with two Ls.',
    'There are no other questions in the test.',
    'The next step is to sign the form.',
    'Problems are listed on the status page.',
    'The help page was moved.',
    'That is the end of the guide.',
  ],
});

describeConcept('judgement', {
  yes: [
    'A responsible parent would not let a child stay up so late.',
    'You really ought to get your life in order.',
    'So many debts at your age is embarrassing.',
    'That is rather selfish of you.',
    'You clearly have no self-control.',
    'Smoking is a disgusting habit, you know.',
  ],
  no: [
    'Parents can set a bedtime in the app.',
    'The order of your tasks can be changed.',
    'Debts are listed on page two.',
    'The selfie camera has 12 megapixels.',
    'Parental controls are on.',
    'The smoking area is on the roof.',
  ],
});

describeConcept('praise', {
  yes: [
    'You handled the second part really well.',
    'That is a thoughtful answer.',
    'Your drawing is so detailed, I love it.',
    'Wow, you found it all by yourself!',
    'Good thinking.',
    'You should be pleased with that result.',
  ],
  open: ['A good pen costs 5 euros.'],
  no: [
    'The second part is missing.',
    'The answer is on the next page.',
    'The drawing is in the annex.',
    'You will find it in the drawer.',
    'The result will be sent on Friday.',
  ],
});

describeConcept('complaint', {
  yes: [
    'Half the pages are blank.',
    'My internet has been down since Monday.',
    'Nothing happens when I press the button.',
    'The shoes fell apart after a week.',
    'I keep getting an error when I pay.',
    'Honestly, I expected better from you.',
    'Still no sign of my refund.',
  ],
  no: [
    'How many pages does the book have?',
    'Do you have internet in the rooms?',
    'Which button opens the menu?',
    'Can I wear the shoes in the rain?',
    'How do I pay?',
    'When does the sale end?',
    'How do refunds work?',
  ],
});

describeConcept('clarification', {
  yes: [
    'Sorry, which of the two accounts is this about?',
    'Do you have a particular brand in mind?',
    'Could I ask what you have tried so far?',
    'By "it", do you mean the app or the website?',
    'Just so I get this right: is the lamp broken or missing?',
    'I need a little more context. Which city are you in?',
  ],
  no: [
    'The two accounts are linked.',
    'I have sent you the link.',
    'Which is why the lamp is sold out.',
    'Shall I order it?',
    'Try the app first.',
    'Does that help?',
  ],
});

describeConcept(
  'request',
  {
    yes: [
      'Which device are you on?',
      'Are you using Windows or a Mac?',
      'Could you let me know what phone you have?',
      'Is this on your laptop or your tablet?',
      'Please tell me the model of your device.',
      'What operating system does it run?',
    ],
    no: [
      'Restart your device.',
      'The app runs on all devices.',
      'Which city are you in?',
      'Your laptop is ready.',
      'Windows can be opened from the inside.',
      'Please install the update.',
    ],
  },
  'the device or operating system',
);

describeConcept(
  'referral',
  {
    yes: [
      'Please talk to an adult you trust.',
      'Your class teacher or the school counsellor can help you with this.',
      'It might be good to speak to your mum or dad.',
      'Reach out to the counsellor at your school.',
      'You could tell a teacher about it.',
      'Do not keep it to yourself, go to someone you trust.',
    ],
    open: ['Adults pay 9 euros.', 'The teacher gave you a B.'],
    no: [
      'Try to ignore them.',
      'School starts at eight.',
      'Let us get back to your vocabulary.',
      'I trust that you can solve it.',
    ],
  },
  'a trusted adult or the school counsellor',
);
