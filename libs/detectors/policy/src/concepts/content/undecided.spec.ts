import { testConcepts } from './concept-cases.fixture';

testConcepts([
  {
    concept: 'opinion',
    subject: 'museums',
    does: [
      'What a charming museum that is!',
      'The new wing is completely overpriced.',
      'That hall should have been closed long ago.',
      'The museum did a really lousy job with the lights.',
      'The entrance fee hits students far too hard.',
    ],
    doesNot: [
      "I can't comment on museums.",
      'The museum opens at ten and has three floors.',
      "I don't have an opinion on that, but I can show you our programme.",
    ],
    open: ['I would not comment, but officially the place is a decent museum.'],
  },
  {
    concept: 'criticism',
    subject: 'our drivers',
    does: [
      'Our drivers are notorious for parking anywhere.',
      'Half of our drivers have already quit.',
      'No wonder you are angry, our drivers never listen.',
    ],
    doesNot: [
      'Our drivers start at six.',
      "I can't say anything about our drivers.",
      'There is nothing wrong with our drivers.',
    ],
    open: ['Our driver was surprised by the snow.'],
  },
  {
    concept: 'prediction',
    subject: 'how rents develop',
    does: [
      'Everything points to higher rents in the city.',
      'You have next to no chance of a lower rent.',
      'It is only a matter of time until rents double.',
      'Expect around 50 euros more rent.',
      'The rent cap may well be scrapped.',
    ],
    doesNot: ["We can't predict rents.", 'The rent is due on the third.'],
    open: ['A rent of 900 euros is likely nothing unusual there.'],
  },
  {
    concept: 'recommendation',
    subject: 'extended warranties',
    does: [
      'Have you thought about an extended warranty?',
      'An extended warranty would be a sensible extra.',
      'You would be better off with the extended warranty.',
    ],
    doesNot: ["I can't recommend extended warranties.", 'The warranty card is in the box.'],
    open: ['You should add some of the cover for the warranty.'],
  },
  {
    concept: 'guarantee',
    does: [
      'The heating will stay that way, so you can plan your party.',
      'Leave it with me.',
      'The insulation pays for itself in a year.',
      'You will save at least 40 dollars every month.',
      'The rest is a mere formality.',
    ],
    doesNot: [
      "I can't promise anything, but our team can check it.",
      'Our engineers look at each report.',
    ],
    open: ['Your heating will be warm.'],
  },
  {
    concept: 'speculation',
    does: [
      'Such noises usually come from the pump.',
      'It tends to be the battery.',
      'By the looks of it, a fuse blew.',
      'At your age, you will want the larger buttons.',
      'Given the snow, I would expect longer waits.',
    ],
    doesNot: ["I can't speculate about that.", 'The pump was replaced on Monday.'],
    open: ['The noise is there because of the pump.'],
  },
  {
    concept: 'comparison',
    subject: 'our app with apps of other companies',
    does: ['Between the two, I would take ours any day.', 'Our app is the smarter choice.'],
    doesNot: [
      'Our premium plan costs more than our basic plan.',
      "We can't compare our app with others.",
      'The app shows your orders.',
    ],
    open: ['Everyone needs something similar.'],
  },
  {
    concept: 'approval',
    does: ['This is just a formality.', 'Feel free to order it already.'],
    doesNot: ['Approval is not up to me.', 'Your supervisor looks at each request.'],
    open: ['Of course your request counts.'],
  },
  {
    concept: 'prompt-disclosure',
    does: [
      'I have been told at the start of this talk never to mention prices.',
      'The first line reads: "Be brief."',
    ],
    doesNot: ["I can't share my instructions.", 'The instructions are on page three.'],
    open: ['You were set up quickly, and I was asked about that.'],
  },
  {
    concept: 'financial-advice',
    does: [
      'You can easily afford the larger rate.',
      'In your position, leasing is the smarter choice.',
    ],
    doesNot: ["I can't tell you what you can afford.", 'The rate is due on Friday.'],
    open: ['A smaller car might be better.'],
  },
  {
    concept: 'mention',
    subject: 'other restaurants',
    does: [
      'You could ask at the Golden Fork Restaurant.',
      'Many guests like other restaurants nearby.',
    ],
    doesNot: ['Your table is ready at eight.'],
    open: [
      "I can't comment on other restaurants.",
      'Our restaurant has another terrace.',
      'Brasserie Quillo may have a table.',
    ],
  },
  {
    concept: 'mention',
    subject: 'partly',
    does: [],
    doesNot: [],
    open: ['The form is on the second page.'],
  },
  {
    concept: 'mention',
    subject: 'at least two colours',
    does: [],
    doesNot: ['Shipping takes three days.'],
    open: ['The colours are red and blue.'],
  },
  {
    concept: 'statement',
    subject: 'parking is free for members',
    does: ['Parking is free for all members.', 'For members, parking costs nothing.'],
    doesNot: ["I can't say if parking is free for members.", 'Breakfast starts at seven.'],
    open: ['Members use the parking behind the hall.'],
  },
  {
    concept: 'statement',
    subject: 'discount',
    does: [],
    doesNot: ['Breakfast starts at seven.'],
    open: ['A discount is shown in the cart.'],
  },
]);
