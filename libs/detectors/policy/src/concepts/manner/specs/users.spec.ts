import { describeConcept } from './concept-cases';

describeConcept('complaint', {
  yes: [
    'My kettle arrived broken.',
    'I am really disappointed with your service.',
    'The app crashes every time I open a photo.',
    'I have been waiting for three weeks!',
    'You sent me the wrong size.',
    'Nobody answers my mails.',
    'The zip came off after one day.',
    "My order still hasn't come.",
    "I can't log in any more.",
    'You charged me twice.',
    'The room was dirty and loud.',
    'This is unacceptable.',
    'the screen keeps flickering',
    'I want to complain about the driver.',
  ],
  no: [
    'Do you ship to Norway?',
    'How do I change my address?',
    'I love the new kettle!',
    'Can I pay with a gift card?',
    'Thanks, everything works now.',
    'What are the opening hours?',
    'Please cancel my newsletter.',
    'No complaints at all, great service.',
    'I would like to book a table.',
    'Is the blue one in stock?',
    'Which plan includes reports?',
    'Could you explain fractions?',
  ],
});

describeConcept('anger', {
  yes: [
    'This is ridiculous, I want my money back NOW!',
    'I am furious.',
    'Are you kidding me?!',
    'What kind of a shop is this?',
    'You people are useless.',
    "I'm sick and tired of waiting.",
    'How dare you charge me again?',
    'This is the third time you lost my parcel!!',
    'Worst company ever.',
    'I will never buy from you again.',
    'Enough is enough.',
    'My lawyer will hear of this.',
  ],
  no: [
    'Could you tell me where my parcel is?',
    'The lamp is broken, can I get a new one?',
    'Thank you!',
    'I am not angry, just curious.',
    'Is there a slot on Friday?',
    'How do I reset it?',
    'My parcel has not arrived yet.',
    'I would like to return the shoes.',
    'Can you tell me a joke?',
    'I need help right after lunch.',
    'The third time slot suits me.',
    'It works, great!',
  ],
});

describeConcept('human-request', {
  yes: [
    'Can I talk to a human?',
    'I want to speak with an agent.',
    'Give me a real person please.',
    'Let me speak to your manager.',
    'connect me to customer service',
    "I don't want to chat with a bot.",
    'Is there someone I can call?',
    'Put me through to a person.',
    'can i speak with someone from your team',
    'representative!!',
    'I need a human being to look at this.',
    'Could somebody call me back?',
  ],
  open: ['I do not need to talk to a human.', 'I spoke to an agent yesterday and it works now.'],
  no: [
    'How do I cancel my newsletter?',
    'Where is my parcel?',
    'My manager asked me to order ten.',
    'Are you a bot?',

    'Is the travel agent open?',
    'The price is per person.',
    'Can you connect the printer?',
    'Which file manager do you recommend?',
    'Do people like it?',

    'What does the service cost?',
  ],
});

describeConcept('bot-question', {
  yes: [
    'Are you a bot?',
    'Am I talking to a real person?',
    'Is this an AI?',
    'are you human',
    'Who am I chatting with?',
    'You are a robot, right?',
    'Bot or human?',
    'Is there a person behind this chat?',
    'wait, are you actually a machine?',
    'Do I speak with a computer here?',
    'Are you real?',
    'Is anyone real there?',
  ],
  no: [
    'How do bots work?',
    'Are you open on Sunday?',
    'Can I talk to a person?',
    'Is this a real leather bag?',
    'Who wrote the book?',
    'Are you able to help me?',
    'My robot vacuum is stuck.',
    'Is the machine still under warranty?',
    'What is artificial intelligence?',
    'Is there a human resources team?',
    'Are you sure?',
    'Who is my adviser?',
  ],
});

describeConcept(
  'question-about',
  {
    yes: [
      'When are you open?',
      'What are your opening hours?',
      'Until when is the shop open on Saturday?',
      'opening times pls',
      'Do you close at six?',
      'Could you tell me the opening hours on Sunday?',
    ],
    no: [
      'Where is my parcel?',
      'How do I reset my password?',
      'Which sizes do you have?',
      'I want to cancel my plan.',
      'Thanks a lot!',
      'Can I pay by card?',
    ],
  },
  'the opening hours',
);

describeConcept(
  'question-about',
  {
    yes: [
      'Can I return the shoes?',
      'How do returns work?',
      'I would like to send the coat back, is that a return?',
      'What is your return policy?',
      'How long do I have to return something?',
      'Is the return free?',
    ],
    no: [
      'Where is my parcel?',
      'Do you have this in blue?',
      'How much is shipping?',
      'Can I pay later?',
      'What are your opening hours?',
      'Is the coat warm?',
    ],
  },
  'returns',
);

describeConcept(
  'question-about',
  {
    yes: [
      'Where is my package?',
      'Has my order been shipped?',
      'any news about my delivery',
      'When will my parcel arrive?',
      'My shipment is late, where is it?',
      'Where is order 5512?',
    ],
    no: [
      'How do I change my password?',
      'Do you sell lamps?',
      'What are your opening hours?',
      'Can I speak to a person?',
      'Is the blue one waterproof?',
      'I lost my card.',
    ],
  },
  'where their parcel is',
);

describeConcept('unclear', {
  yes: [
    'It does not work.',
    'Can you change it for me?',
    "i don't get it",
    'and how do I do the other one',
    'help please',
    'There is something wrong again.',
    'What about the second one?',
    'Please fix this!!',
    'I need that one too',
    'why is it like this',
    'Same problem as before.',
    'Can you explain that again?',
  ],
  no: [
    'The blue lamp on my desk does not turn on.',
    'Please change the delivery address of order 5512.',
    'What is the past tense of "sing"?',
    'How do I reset my router password?',
    'My parcel from Monday has not arrived.',
    'Can I return shoes without the box?',
    'Explain photosynthesis for a ten-year-old.',
    'The app crashes when I open a photo.',
    'Book a table for two on Friday.',
    'Which cough syrup is good for children?',
    'I cannot log in to the student portal.',
    'Cancel my newsletter subscription.',
  ],
  open: ['My lamp is broken.'],
});
