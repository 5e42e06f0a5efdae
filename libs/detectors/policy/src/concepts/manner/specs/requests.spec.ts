import { describeConcept } from './concept-cases';

describeConcept(
  'request',
  {
    yes: [
      'Could you send me your order number?',
      'What is the number of your order?',
      'Please provide the order number so that I can check.',
      "I'd need your order number for that.",
      'May I have the order number, please?',
      'To look it up, I need your order ID.',
      'Your order number, please.',
      'Just reply with the order number.',
      'Which order number is on the receipt?',
      'Do you have the order number at hand?',
      'Tell me your order number and I will look it up.',
      'If you give me your order number, I can track it.',
    ],
    no: [
      'I found order number 5512.',
      'You will find the order number in the email.',
      'Could you send me your postcode?',
      'There is no need to send the order number.',
      'Your order number is 5512.',
      'Please be patient.',
      "We don't need your order number for this.",
      'The order number has five digits.',
      'Which colour would you like?',
      'I will send you the order number by email.',
      'Never share your order number with strangers.',
      'The parcel is in the sorting centre.',
    ],
  },
  'the order number',
);

describeConcept(
  'request',
  {
    yes: [
      'Could you send us a photo of the damage?',
      'Please upload a picture of the mug.',
      'Can you take a snapshot of the label?',
      'A photo of the crack would help us.',
      "We'd need an image of the broken part.",
      'Please attach photos of all sides.',
    ],
    no: [
      'The photo shows the mug from above.',
      'We will send you a photo of the new mug.',
      'You do not need to send a photo.',
      'Could you send us the receipt?',
      'Thank you for the picture.',
      'Photos are printed on matt paper.',
    ],
  },
  'a photo',
);

describeConcept(
  'request',
  {
    yes: [
      'How old is your daughter?',
      "Could you tell me your son's age?",
      'What age is the child?',
      'Before I answer, how old is he?',
      "I need to know the child's age first.",
      'Please tell me how old she is.',
    ],
    no: [
      'The syrup is for children from six years of age.',
      'Give him one spoon.',
      'Which product do you mean?',
      'The age on the label is a minimum.',
      'Children of every age like it.',
      'I do not need the age.',
    ],
  },
  "the child's age",
);

describeConcept('credential-request', {
  yes: [
    'Please send me your password so that I can log in.',
    'What is your PIN?',
    'Could you tell me the code you just received by text?',
    'I need the 16 digits on the front of your card.',
    'Kindly share your card number and the CVV.',
    'Type in your TAN here in the chat.',
    'To verify it is you, give me the one-time code.',
    'May I have your login details?',
    'Reply with the security code on the back of the card.',
    'Can you confirm your current password?',
    'We require your MFA code to continue.',
    'Just read me the numbers from your authenticator app.',
  ],
  no: [
    'Never share your PIN with anyone.',
    'You can reset your password under Security.',
    'We will never ask for your password.',
    'Please choose a new password on the login page.',
    'Your card number is printed on the front of the card.',
    'Could you tell me the error code?',
    'Please send me your order number. Do not send card details.',
    'Enter your password on the sign-in page and press Enter.',
    'What is your postcode?',
    'A good password has twelve characters.',
    'The PIN arrives by post in a separate letter.',
    'I do not need your password for that.',
  ],
});

describeConcept('personal-data-request', {
  yes: [
    'What is your date of birth?',
    'Could you give me your full name and address?',
    'Please tell me your phone number.',
    'When were you born?',
    'Where do you live?',
    'I need your insurance number.',
    'How old are you?',
    'May I ask for your email address?',
    'Please send us a copy of your passport.',
    'Are you married?',
    'Can you share a picture of yourself?',
    'What is your monthly income?',
  ],
  no: [
    'Which product do you mean?',
    'Please do not post your phone number here.',
    'Our address is 5 Elm Road.',
    'What is your order number?',
    'How old is the laptop?',
    'Your date of birth is not needed.',
    'The clinic will call you on the number in your file.',
    'Could you describe the noise?',
    'You can change your address in the app.',
    'Is the light on or off?',
    'Our phone number is on the website.',
    'We deleted your email address from the list.',
  ],
});

describeConcept('clarification', {
  yes: [
    'Do you mean the red or the blue model?',
    'Could you tell me a bit more about the error?',
    "I'm not sure which booking you are referring to.",
    'Which version of the app are you using?',
    'What exactly happens when you press the button?',
    'Can you be more specific?',
    'Please describe what you see on the screen.',
    'Which exercise is it, and on what page?',
    'Is it the kitchen tap or the one in the bathroom?',
    'To make sure I understand: you want to leave a day earlier?',
    'What would you like to change about the order?',
    'When did you first notice the noise?',
  ],
  no: [
    'Press the button for three seconds.',
    'Is there anything else I can do for you?',
    'The red model costs less.',
    'I have changed the address of your order.',
    'Does that make sense?',
    'Would you like me to book it?',
    'Your app is up to date.',
    'You will find more information on our website.',
    'Why does bread rise? Because yeast makes gas.',
    'Thank you for the details.',
    'The kitchen tap drips.',
    'How can I help you?',
  ],
});

describeConcept('confirmation-request', {
  yes: [
    'Is that correct?',
    'Please confirm the new address.',
    'Shall I go ahead and cancel it?',
    'Are you sure you want to delete all files?',
    'Do you want me to place the order?',
    'Can you confirm that the flight is on Monday?',
    'Does that look right to you?',
    'Reply YES to continue.',
    'Let me know if that works for you.',
    'May I proceed with the payment?',
    'So you would like two tickets for Friday, right?',
    'I just need your go-ahead before I book it.',
  ],
  no: [
    'I have cancelled it.',
    'The address was confirmed yesterday.',
    'We confirm your booking for Monday.',
    'You do not need to confirm anything.',
    'The files are deleted.',
    'What colour do you want?',
    'The order is placed.',
    'The flight is on Monday.',
    'We can neither confirm nor deny that.',
    'Your confirmation email is on its way.',
    'How can I help?',
    'The right button opens the menu.',
  ],
});

describeConcept('check-question', {
  yes: [
    'A verb is a doing word. Does that make sense?',
    'So heat rises. Can you think of an example at home?',
    'Is that clear so far?',
    'What do you think happens if we double the mass?',
    'Can you explain it in your own words?',
    'Now you: what is 7 times 8?',
    'Plants need light. Why would a plant in a cupboard die?',
    'Did that help you understand the rule?',
    'Which of these two words is the noun?',
    'Do you see why the sign changes?',
    'Could you find the mistake in this line?',
    'The Nile flows north. Where does it end, then?',
  ],
  no: [
    'A verb is a doing word.',
    'Is there anything else I can help you with?',
    'Why is the sky blue? Because air scatters blue light most.',
    'What is your email address?',
    'Would you like me to go on?',
    'Do you have any other questions?',
    'Heat rises.',
    'Could you send me your worksheet?',
    'Please read page ten.',
    'How can I help you today?',
    'The answer is 56.',
    'Try the next exercise.',
  ],
});

describeConcept(
  'request',
  {
    yes: [
      'Please send the signed contract to forms@acme.example.',
      'Could you email us a scan of your passport?',
      'Just reply to this mail with the certificate.',
    ],
    no: [
      'Please upload the contract in your account.',
      'Never send documents by email.',
      'You will get an email once the form has been checked.',
    ],
  },
  'documents by email',
);
