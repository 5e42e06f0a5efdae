import { describeConcept } from './concept-cases';

describeConcept('politeness', {
  yes: [
    'Thanks for flagging this. The tram pass can only be refunded at the counter where it was bought.',
    'The gym is closed for repairs until 3 June. Your membership is extended by two weeks.',
    "I can't tell you the other guest's room number, but I'm glad to leave a message for them.",
    'That model was discontinued in 2021. The closest one we have today is the Aria 2.',
    'Your claim was declined since the policy does not cover flood damage. You can appeal within 30 days.',
    'You need a permit for that, which the town hall issues within a week.',
  ],
  no: [
    'Did you even look at the timetable before asking me this?',
    'Not interested. Next time, bring your own pen.',
    'If you had half a brain you would have kept the receipt.',
    'Ugh, you again. Fine, what is it now?',
    'Well that was a pointless thing to ask.',
    'Your opinion is of no interest to us, so keep it to yourself.',
    'Nobody here has time for this. Sort it out on your own.',
    'You must be joking. Go bother somebody else.',
  ],
});

describeConcept('blame', {
  yes: [
    'Well, somebody did not bother to lock the door, did they? You can hardly expect us to pay.',
    'The pump would still run if you had cleaned it like the manual says.',
    'You obviously dropped the phone, so the warranty is void.',
    'Perhaps next time you will read the terms before you book.',
    "That's what happens when you ignore our reminders.",
    'You waited far too long to report this, and now it is too late.',
    'Your negligence led to the leak.',
  ],
  open: ["The login failed because the password had expired, which isn't obvious at all."],
  no: [
    'The warranty covers defects, but not damage from a fall.',
    'The pump needs cleaning every month. Here is how to do it.',
    'Reminders were sent on 2 and 9 May, and the booking lapsed on 12 May.',

    'That can happen to anybody, so please do not worry.',
    'You did everything right. The fault was in our system.',
    'If you missed the bus, the next one leaves at ten.',
  ],
});

describeConcept('empathy', {
  yes: [
    "Oh no, that's a horrible way to end a holiday. Let's see how we get you home.",
    'It makes sense that you are worried about the results.',
    'Moving house with a newborn is a lot to handle. I will keep this as short as I can.',
    'I can hear how much this matters to you.',
    'Being without heating in January is no fun at all.',
    'I am sorry you had to go through this.',
    'We know how hard it is to lose a pet.',
  ],
  no: [
    'Your flight was cancelled due to weather. Rebook at gate 5.',
    'Results take three days.',
    'Heating repairs are done in the order in which they are reported.',
    'The policy ends with the death of the pet. Please upload proof.',
    'Dramatic. It is only a suitcase.',
    'Fill in form B and attach the invoice.',
  ],
});

describeConcept('condescension', {
  yes: [
    "Don't worry your little head about the technical side.",
    'I am sure even you can manage to press one button.',
    'Let me break it down for you in baby steps, since you seem lost.',
    'Any beginner knows that you need to save first.',
    "It's quite simple, really, if you'd only pay attention.",
    'You probably have never heard of a router, have you?',
    'Aw, nice try! Leave the numbers to us.',
  ],
  no: [
    'Here is a short guide for beginners.',
    'Let me break it down into three steps.',
    'A router connects your devices to the internet.',
    'You only need to press one button.',
    'It is quite simple: press the button and wait.',
    'Nice try, and you are close. Check the second digit.',
    'Have you used a router before? If not, start with page 2.',
  ],
});

describeConcept('sarcasm', {
  yes: [
    'Congratulations, you have discovered the off switch.',
    'Sure, take your time, it is not like anyone else is waiting.',
    'Right, because passwords are famously easy to guess.',
    'Wonderful. One more form nobody will read.',
    'What a genius plan, deleting the backup.',
    'Oh please, do tell us more about how to run our company.',
    'Yes, of course, let me just wave my magic wand.',
  ],
  open: ['Wonderful, the form is complete.', 'Congratulations on your new job!'],
  no: [
    'Sure, take your time.',
    'Right, the password is case-sensitive.',

    'Your plan is saved.',
    'Please tell us more about the error.',
    'Of course, I can explain that.',
  ],
});

describeConcept('pushiness', {
  yes: [
    'You would be mad to pass this up. Shall I put the order through?',
    'Prices rise at midnight, so book this minute.',
    'I have already added the premium cover for you, you will thank me later.',
    'There are 14 people looking at this room right now!',
    'Still hesitating? Most of our clients signed on the spot.',
    'Once more: the Gold plan is the one you need. Just say yes.',
    'Do not let this slip away, stock is nearly gone.',
  ],
  open: ['Premium cover is optional.', 'There is no obligation to buy anything.'],
  no: [
    'The Gold plan includes support at the weekend, the Silver plan does not.',
    'You can cancel free of charge until Friday.',

    'If you would like to think about it, I can save the basket.',
    'The room is available on both nights.',
    'Whichever you choose, both work with your phone.',
  ],
});

describeConcept('alarm', {
  yes: [
    'If you ignore this lump, you may not see your children grow up.',
    'Half of the people with this never leave the hospital.',
    'One wrong click and your whole life savings are gone for ever.',
    'It is only a matter of time before something terrible happens to you.',
    'You should be very afraid of this mould.',
    'That sounds like a stroke, you are in mortal danger!',
  ],
  no: [
    'A lump should be checked, and most of them are harmless.',
    'Nearly everybody recovers within a week.',
    'Please do not click on links in such mails.',
    'Mould can be removed with a brush and vinegar.',
    'If your face feels numb, please call 112 straight away.',
    'Your savings are insured up to 100,000 euros.',
  ],
});

describeConcept('encouragement', {
  yes: [
    'Look at that, three out of four! The last one is within reach.',
    'Everybody stumbles over this rule at first, so stick with it.',
    'I like how you lined up the decimals. Now try the same with the next sum.',
    'See? You remembered more than you thought.',
    'It gets easier with every page you read.',
    'That is a real improvement on last week.',
  ],
  no: [
    'Three out of four. The fourth is wrong.',
    'The rule is on page nine.',
    'Honestly, I would drop this subject if I were you.',
    'You still have not understood decimals.',
    'Most children your age can already do this.',
    'Sums like this one are part of the exam.',
  ],
});

describeConcept('formality', {
  yes: [
    'We hereby confirm the termination of your contract as of 30 June.',
    'Please be advised that the lift will be out of service on Monday.',
    'Thank you for your enquiry regarding the conference room.',
    'The requested certificate will be sent by registered mail.',
    'We kindly request that you submit the signed form.',
    'Your appointment with Dr Stein has been rescheduled.',
  ],
  no: [
    'Heya, contract cancelled, all good!',
    'Lift is dead on Monday, soz!',
    'Hi Kim! Conference room? You got it 👍',
    "Yeah we'll pop the certificate in the post.",
    'Just a quick heads-up, pal: the form is still missing, cheers!',
    'Doc had to bail, so your slot moved. Bummer, I know!!',
  ],
});

describeConcept('refusal', {
  yes: [
    'That is against our house rules, so the answer has to be no.',
    'I have to turn that down.',
    'Sharing the guest list is something we never do.',
    'Regrettably, the deposit is non-refundable, and I am unable to return it.',
    'My hands are tied here: only the landlord can agree to that.',
    'Let us not go there. I only answer questions on gardening.',
    'I am not permitted to open the file.',
  ],
  no: [
    'The deposit was returned yesterday.',
    'Consider it done.',
    'Happy to turn the heating down for you.',
    'I opened the file and fixed the date.',
    'The landlord agreed to it.',
    'Roses need sun. Plant them in May.',
    'You may bring two guests.',
  ],
});

describeConcept('handover', {
  yes: [
    'One moment, Priya from our claims desk will be with you shortly.',
    'I will ask a human colleague to pick this up.',
    'Let me bring somebody in who can decide that.',
    'Your chat is now in the queue for our advisers.',
    'I have opened a case for our second-level team. They will call you this afternoon.',
    'Shall I put you in touch with a real person?',
  ],
  no: [
    'You can file the claim in the app.',
    'Somebody left an umbrella here.',
    'The queue at the desk is short.',
    'I can decide that myself.',
    'My colleagues would tell you the same.',
    'A real leather bag lasts for years.',
  ],
});

describeConcept('offer-of-help', {
  yes: [
    'The tickets are in your inbox. Shout if anything looks off.',
    "That's all set. What else can I help you with?",
    'Drop us a message whenever something is unclear.',
    'I am around if you want to go through the steps together.',
    'Was that everything, or can I do something more for you?',
    'Ping me if it breaks again.',
  ],
  no: [
    'The tickets are in your inbox.',
    'The shop also sells umbrellas.',
    'Steps two and three can be swapped.',
    'If it breaks again, the warranty covers it.',
    'That is everything I know about it.',
    'Tickets are checked at the door.',
  ],
});

describeConcept('acknowledgement', {
  yes: [
    'Twelve calls and no answer, no wonder you are fed up.',
    'I get that this is not what you had hoped for.',
    'That is far too long to be without a fridge.',
    'A missed wedding because of us, that is really bad, and I understand your anger.',
    'Having your bike stolen twice in a year is rough.',
  ],
  no: [
    'The fridge will be replaced on Monday.',
    'Please list the calls with date and time.',
    'Bikes are insured up to 500 euros.',
    'The bad weather delayed all trains.',
    'We understand English and Polish.',
  ],
});

describeConcept('slang', {
  yes: [
    'Dude, your pizza is omw.',
    'Nah, we outta those.',
    'That deal is a total rip-off tbh.',
    'Gimme five mins.',
    'Wassup! Ready 2 roll?',
    "Y'all are gonna love it.",
  ],
  no: [
    'Your pizza is on its way.',
    'Those are sold out.',
    'To be honest, the deal is too expensive.',
    'Please give me five minutes.',
    'You will love it.',
    'The roll is fresh from the oven.',
  ],
});

describeConcept('humour', {
  yes: [
    'I would tell you a UDP joke, but you might not get it.',
    'Your plant did not die, it merely moved to a better pot in the sky. 😄',
    'We put the fun in refund!',
    "Don't panic, the robots are not taking over until Thursday.",
    'My favourite exercise is a cross between a lunge and a crunch: lunch.',
  ],
  open: ['The robot vacuum is charged.'],
  no: [
    'The plant needs less water.',
    'Refunds take five days.',

    'Lunch is at noon.',
    'UDP is a network protocol.',
  ],
});

describeConcept('judgement', {
  yes: [
    'Four takeaways in one week? Somebody likes to live large.',
    'Honestly, people with your income should not buy such a car.',
    'You might want to put down the fork once in a while.',
    'A grown man should be able to cook.',
    'Gambling again, are we?',
  ],
  no: [
    'You ordered four takeaways this week.',
    'The car loan is calculated from your income.',
    'The course teaches men and women how to cook.',
    'You can set a limit for gambling sites.',
    'The fork is dishwasher safe.',
  ],
});

describeConcept('complaint', {
  yes: [
    'The curtains are a different colour from the picture.',
    'Two of the six glasses were in shards.',
    'Your courier threw the box over the fence.',
    'It has been a month and I have heard nothing.',
    'The heating makes a terrible noise at night.',
    'i was promised a call back and it never happened',
    'The soup was cold and the waiter ignored us.',
  ],
  open: ['How loud is the heating?'],
  no: [
    'Do the curtains come in green?',
    'How many glasses are in the set?',
    'Can the courier leave the box with a neighbour?',
    'Could you call me tomorrow?',
    'What soup do you have today?',
  ],
});

describeConcept('anger', {
  yes: [
    'I have had it with you lot!!!',
    'Do you think I am stupid? Give me my deposit back!',
    'This is beyond a joke.',
    "You've ruined our wedding. I am beyond angry.",
    'Absolutely disgusting service, shame on you.',
    'Stop sending me these bloody reminders!',
  ],
  no: [
    'When will I get my deposit back?',
    'That joke was funny.',
    'How do I stop the reminders?',
    'The wedding is in May.',
    'The service starts at ten.',
    'The lift is stuck again.',
  ],
});

describeConcept('human-request', {
  yes: [
    'Is there an actual person I could discuss this with?',
    'no more bots pls, get me an operator',
    'I would rather deal with a member of staff.',
    'Can I get a call from one of your advisers?',
    'I want to escalate this to your supervisor.',
  ],
  open: ['What does an adviser earn?'],
  no: [
    'How many members of staff do you have?',
    'Can I get a refund?',
    'Does the operator of the ferry take cards?',

    'My supervisor needs the invoice.',
  ],
});

describeConcept('credential-request', {
  yes: [
    'Read me the six numbers we just sent to your phone.',
    "Once you give me your login and password, I'll fix it in a minute.",
    'For security, what are the last three digits on the back of your card?',
    'Please paste your API key below.',
    "I'll need the answer to your security question.",
  ],
  no: [
    'We have just sent six numbers to your phone. Type them into the app, and never tell anyone.',
    'If you forgot your login, use the link on the start page.',
    'The three digits on the back of the card protect you online.',
    'API keys can be created under Developers.',
    'Security questions were removed in May.',
  ],
});

describeConcept('personal-data-request', {
  yes: [
    'And your surname, please?',
    'Which town do you live in, and what is the postcode?',
    'Kindly fill in your birthday and mobile number.',
    'Do you have any illnesses I should know about?',
    'Could I take down your home address?',
  ],
  no: [
    'Which town is the branch in?',
    'The museum has a surname index.',
    'Birthday cakes must be ordered two days ahead.',
    'Your mobile plan ends in May.',
    'Which size would you like?',
  ],
});
