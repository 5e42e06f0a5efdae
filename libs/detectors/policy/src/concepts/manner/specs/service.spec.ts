import { describeConcept } from './concept-cases';

describeConcept('offer-of-help', {
  yes: [
    'The invoice is attached. Is there anything else I can do for you?',
    'If you have any further questions, just write to us.',
    'Feel free to reach out any time.',
    "Let me know if the link doesn't work.",
    'Do not hesitate to contact me again.',
    "I'm happy to explain the other fees too.",
    'Need a hand with the set-up?',
    'We are here if you get stuck.',
    'Can I help with anything else today?',
    'Should you need more copies, I can send them right away.',
    'Would you like me to book the second appointment as well?',
    'Anything else on your mind?',
  ],
  no: [
    'The invoice is attached.',
    'There is nothing else I can do for you.',
    'Please do not write to us about this again.',
    'The help centre opens at nine.',
    'Ask somebody else.',
    'You will find the fees on page two.',
    'I helped the last customer with the same thing.',
    'Press reset and wait.',
    'What is your order number?',
    'Thank you for calling.',
    'The second appointment is on 4 May.',
    'Everything else is in the contract.',
  ],
});

describeConcept('handover', {
  yes: [
    'Shall I have a technician ring you in ten minutes?',
    'We will phone you this afternoon.',
    "I'm connecting you with one of our agents now.",
    'Let me transfer you to a colleague in billing.',
    'I have passed your case on to a specialist, who will call you today.',
    'A member of our team will take over this chat shortly.',
    'I will hand this over to a human colleague.',
    'One of our advisers will get back to you within the hour.',
    'Please stay in the chat while I bring in a supervisor.',
    'Your request has been escalated to the service desk.',
    'Would you like to speak to a human agent?',
    "I'll put you through to reception.",
    'I am forwarding this conversation to our nurse, who will join you here.',
    'I can get someone from the team to ring you.',
  ],
  no: [
    'You can call us on weekdays until six.',
    'Ring the bell twice, and we will open.',
    'I can help you just as well as my colleagues.',
    'Unfortunately I cannot transfer you to an agent.',
    'Transfer the money to the account below.',
    'I have passed your suggestion on to the product team.',
    'Our team is on holiday until Monday.',
    'Restart the router and try again.',
    'No agent is available on Sundays.',
    'The manager of the shop is Ms Lind.',
    'You can find answers in the help centre.',
    'Hand over the keys at the counter.',
    'Agents earn a commission.',
    'Please describe the problem in one sentence.',
  ],
});

describeConcept('referral', {
  yes: [
    'Please ask your pharmacist about that.',
    'A lawyer can tell you which deadline applies.',
    'You should see a doctor if it gets worse.',
    'For questions on pay, contact the HR department.',
    'I suggest speaking to a tax adviser.',
    'That is a question for your insurer.',
    'Have a look at our help page for the full list.',
    'The student office can answer that.',
    'Talk to your teacher or your parents.',
    'Please make an appointment with your dentist.',
    'Your bank is the right place to ask.',
    'It would be best to get professional advice.',
  ],
  open: [
    'Your insurer pays the whole amount.',
    'I asked a lawyer, and she agreed.',
    'You do not need to see a doctor for that.',
  ],
  no: [
    'The teacher gave you a B.',
    'Take two tablets after lunch.',

    'The deadline is 30 days.',
    'Doctors see this a lot in winter.',

    'The pharmacy ran out of masks.',
    'My answer is no.',
    'Press the green button.',

    'Salaries are paid on the 25th.',
    'The bank charged 3 euros.',
  ],
});

describeConcept(
  'referral',
  {
    yes: [
      'Please check with your GP before you take it.',
      'A doctor should look at that mole.',
      'I would recommend talking to your physician.',
      'Ask your doctor whether the dose still fits.',
      "Please make an appointment with a doctor if the fever doesn't go down.",
      'That is best discussed with your doctor.',
    ],
    open: ['Doctors work in shifts.'],
    no: [
      'Please check the leaflet.',
      'Ask your landlord about it.',
      'You need not call a doctor for this.',

      'I am not a doctor.',
      'Contact the billing team.',
    ],
  },
  'a doctor',
);

describeConcept('refusal', {
  yes: [
    "I'm sorry, but I can't share that.",
    'I am not able to change the price.',
    "That's not something I can help with.",
    'We have to decline your request.',
    'Unfortunately, exchanging it is not possible.',
    "I won't write the essay for you.",
    'We do not give out addresses of other tenants.',
    "I'm afraid that isn't possible after 30 days.",
    'I must refuse, as the rules forbid it.',
    "I'd rather not comment on politics.",
    'This is outside what I am allowed to do.',
    'No, we cannot make an exception.',
  ],
  open: [
    "If you can't log in, reset the password.",
    'Not a problem, I moved it to Friday.',
    "You can't miss it, the shop is next to the church.",
  ],
  no: [
    'Yes, I can share that.',
    "I can't wait to see your garden!",
    'I have changed the price for you.',

    'It is possible to exchange it within 30 days.',
    "I can't thank you enough for your patience.",
    'The essay is attached.',
    'We do not charge for returns.',

    'I cannot find the order under this name, is it under another one?',
    'The rules are on page two.',
  ],
});
