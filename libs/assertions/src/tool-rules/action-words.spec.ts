import { concernsAction } from './action-words';
import { parseToolRule } from './parse-tool-rule';
import { type KnownTool, Toolbox } from './toolbox';

const tool = (name: string, description: string, ...parameters: string[]): KnownTool => ({
  name,
  description,
  parameters: { properties: Object.fromEntries(parameters.map((each) => [each, {}])) },
});

const toolbox = new Toolbox([
  tool('look_up_booking', 'Shows a booking', 'booking_number'),
  tool('cancel_booking', 'Cancels a booking', 'booking_number'),
  tool('pay_back', 'Refunds a booking', 'booking_number', 'amount'),
  tool('send_mail', 'Sends an e-mail', 'to', 'body'),
  tool('get_price', 'Price of a cabin', 'cabin'),
  tool('verify_guest', 'Verifies the identity of a guest', 'guest'),
]);

const concerns = (sentence: string): boolean =>
  parseToolRule(sentence, toolbox) !== undefined || concernsAction(sentence, toolbox);

describe('rules on actions', () => {
  it.each([
    'Verify the guest before you cancel a booking.',
    'Never cancel a booking on a whim.',
    'Cancel bookings with great care only.',
    'Refund the booking as soon as a storm is announced.',
    'Do not send an e-mail at night.',
    'Pay back the amount in instalments.',
    'A booking must be cancelled by two people.',
    'Bookings may not be cancelled on the day of departure.',
    'Only cancel a booking when the moon is full.',
    'Before you send an e-mail, count to ten.',
    'Transfer the money on the first of the month.',
    'Never delete the log of the ship.',
    'After cancelling a booking, wait a minute.',
    'Unlock the cabin door for the owner only.',
    'If it rains, cancel the booking.',
    'Deploy the new version at weekends.',
    'Never charge the card twice a year.',
    'Reset the password when the guest looks trustworthy.',
    'Send an e-mail now and then.',
    'The guest must be verified in a quiet room.',
    'Do not refund a booking out of pity.',
    "Please book the captain's table first.",
    'Cancel the booking, but be kind.',
    'Never withdraw the deposit in winter.',
    'Verify the identity of the guest with care.',
    'You must never cancel a booking lightly.',
    'Block the account of rude guests.',
    'Reschedule the trip if the sea is rough.',
    'Always verify the guest thoroughly.',
    'Archive the booking at the end of the season.',
    'Download the invoice of the trip.',
    'Never pay the harbour fee in cash.',
    'Cancel a booking without fuss.',
    'Do not install the app on the tablet.',
    'Never lock the doors during the day.',
    'Refund the booking if the guest sounds sincere.',
    'Only send an e-mail in the morning.',
    'Do not unsubscribe the guest in secret.',
    'Upload the passenger list to the harbour.',
    'Restart the engine control before each trip.',
  ])('are kept from the grammar of texts: %s', (sentence) => {
    expect(concerns(sentence)).toBe(true);
  });

  it.each([
    'Never mention prices.',
    'Be polite, even if a guest cancels.',
    'Never promise a refund.',
    'Do not offer to cancel a booking.',
    'If the guest complains about a booking, apologise.',
    'Always greet the guest by name.',
    'List the prices in a table.',
    'Show the price in euros.',
    'Give the booking number in every answer.',
    'Write in short sentences.',
    'Add a friendly closing line.',
    'Describe the cabin in at most 50 words.',
    'Do not speak badly of other ferries.',
    'Explain how guests can cancel a booking.',
    'Tell the guest where the terms of refund are.',
    'Answer in the language of the guest.',
    'End every e-mail with "Fair winds".',
    'Say sorry when a trip has been cancelled.',
    'Never give medical advice.',
    'Mention that bookings can be cancelled for free.',
    'Do not use emojis.',
    'When a guest asks for a refund, stay calm.',
    'Keep the answer below 100 words.',
    'Never reveal the identity of other guests.',
    'Ask whether there is anything else.',
    'No exclamation marks.',
    'Do not guess the weather.',
    'Recommend a cabin, not a competitor.',
    'Use the metric system.',
    'Refer to guests as "guests", never as "customers".',
    'Only talk about ferries and cabins.',
    'Quote the terms word for word.',
    'Include a link to the timetable.',
    "Purchase prices are nobody's business.",
    'Show sympathy when a booking has been lost.',
    'Summarise the answer in one line.',
    'Do not translate the names of ports.',
    'Note that prices may change.',
    'Never blame the crew.',
    'Check your spelling.',
  ])('are told from rules on the text: %s', (sentence) => {
    expect(concerns(sentence)).toBe(false);
  });

  it('needs tools', () => {
    expect(concernsAction('Cancel the booking.', new Toolbox([]))).toBe(false);
  });
});
