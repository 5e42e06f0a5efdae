import { brief } from './brief.fixture';
import { parseToolRule } from './parse-tool-rule';
import { type KnownTool, Toolbox } from './toolbox';

const tool = (name: string, description: string, ...parameters: string[]): KnownTool => ({
  name,
  description,
  parameters: { properties: Object.fromEntries(parameters.map((each) => [each, {}])) },
});

const shop = [
  tool('get_order', 'Look up an order by its number', 'order_id'),
  tool('cancel_order', 'Cancel an order', 'order_id'),
  tool('issue_refund', 'Pay money back for an order', 'order_id', 'amount', 'reason'),
  tool('search_products', 'Search the catalogue', 'query', 'limit'),
  tool('create_coupon', 'Create a discount code', 'percent', 'valid_days'),
  tool('escalate_to_human', 'Hand the chat over to a colleague', 'reason'),
];
const bank = [
  tool('get_balance', 'Balance of an account', 'account'),
  tool('transfer_money', 'Transfer money to another account', 'from', 'to', 'amount', 'currency'),
  tool('block_card', 'Block a card', 'card_id'),
  tool('get_exchange_rate', 'Exchange rate of two currencies', 'base', 'quote'),
  tool('verify_customer', 'Check the identity of a customer', 'customer_id', 'birth_date'),
];
const ops = [
  tool('run_sql', 'Run a query on the database', 'query'),
  tool('restart_server', 'Restart a server', 'host'),
  tool('read_logs', 'Read the logs of a server', 'host', 'lines'),
  tool('create_ticket', 'Open a ticket', 'title', 'priority'),
  tool('web_search', 'Search the web', 'query'),
  tool('deploy', 'Deploy a service', 'service', 'environment'),
  tool('delete_file', 'Delete a file', 'path'),
];
const cal = [
  tool('create_event', 'Create an event in the calendar', 'title', 'date', 'time', 'attendees'),
  tool('delete_event', 'Delete an event', 'event_id'),
  tool('list_events', 'List the events of a day', 'date'),
  tool('send_email', 'Send an email', 'to', 'subject', 'body'),
  tool('get_weather', 'Weather for a place', 'city', 'units'),
  tool('translate', 'Translate a text', 'text', 'target_language'),
  tool('calculator', 'Evaluate an expression', 'expression'),
];

/** Tools, a rule of a team, and what it is understood to demand. */
const RULES: readonly (readonly [tools: KnownTool[], rule: string, demands: string])[] = [
  [shop, 'Never refund more than 50 euros.', 'up to 0 x issue_refund [unit euros: range from 50]'],
  [shop, 'Refunds must not exceed $200.', 'up to 0 x issue_refund [unit dollars: range from 200]'],
  [shop, 'Do not issue more than one refund per conversation.', 'up to 1 x issue_refund'],
  [shop, 'Look up the order before cancelling it.', 'cancel_order needs get_order'],
  [shop, 'You must call get_order before issue_refund.', 'issue_refund needs get_order'],
  [shop, "cancel_order requires the customer's confirmation.", 'cancel_order needs confirmation'],
  [
    shop,
    'Before cancelling an order, ask the customer to confirm.',
    'cancel_order needs confirmation',
  ],
  [shop, 'Coupons may not exceed 10%.', 'up to 0 x create_coupon [unit percent: range from 10]'],
  [
    shop,
    'create_coupon: percent must be between 5 and 20',
    'create_coupon with percent: range 5 to 20',
  ],
  [
    shop,
    'Only create a coupon if the customer complains.',
    'unless constraint: up to 0 x create_coupon',
  ],
  [
    shop,
    "Don't hand over to a human unless the customer asks for it.",
    'escalate_to_human needs consent',
  ],
  [shop, 'Use search_products at most twice per question.', 'up to 2 x search_products per turn'],
  [
    shop,
    'Always search the catalogue before saying that a product is not available.',
    'backed denial search_products',
  ],
  [
    shop,
    'Never cancel orders that have already been shipped.',
    'cancel_order needs not status: equals shipped',
  ],
  [
    shop,
    'Only refund orders whose status is delivered.',
    'issue_refund needs status: equals delivered',
  ],
  [
    shop,
    "If get_order returns an error, don't call issue_refund.",
    'issue_refund needs not get_order (failure)',
  ],
  [shop, 'If the refund fails, tell the customer.', 'issue_refund (failure) then report'],
  [shop, 'Always pass a reason to issue_refund.', 'issue_refund with reason'],
  [
    shop,
    'issue_refund must never be called without a reason.',
    'up to 0 x issue_refund [not reason]',
  ],
  [
    shop,
    'search_products may be called with a limit of at most 20.',
    'search_products with limit: range up to 20',
  ],
  [shop, 'The limit argument must not be greater than 50.', 'any with not limit: range from 50'],
  [shop, 'No refunds without looking up the order first.', 'issue_refund needs get_order'],
  [
    shop,
    'Escalate to a human if the user asks for a person.',
    'when wants-person: from 1 x escalate_to_human',
  ],
  [
    shop,
    'When the customer asks for a manager, call escalate_to_human.',
    'when wants-person: from 1 x escalate_to_human',
  ],
  [shop, "Don't mention the names of the tools in your answers.", 'hides-tools'],
  [shop, 'Never invent an order number; ask for it.', 'grounded code any + no-guessing any'],
  [shop, 'Only state prices that search_products returned.', 'grounded price search_products'],
  [
    shop,
    "Don't say that an order was cancelled unless cancel_order was successful.",
    'claimed cancel_order',
  ],
  [shop, 'Never use more than 5 tool calls in one conversation.', 'up to 5 x any'],
  [
    shop,
    'One tool at a time: never call two tools in parallel.',
    '1 x any per message + up to 1 x any per message',
  ],
  [shop, 'Call get_order once only.', 'up to 1 x get_order'],
  [shop, 'After cancelling an order, look it up again.', 'cancel_order then get_order'],
  [shop, 'You may use search_products and get_order only.', 'only search_products|get_order'],
  [shop, 'Everything except get_order is off limits.', 'up to 0 x all but get_order'],
  [
    shop,
    'Do not call issue_refund and create_coupon in the same conversation.',
    'issue_refund xor create_coupon',
  ],
  [shop, 'For questions about an order, use get_order.', 'when about order: from 1 x get_order'],
  [shop, 'Tell the user before you use a tool what you are going to do.', 'any needs announcement'],
  [shop, 'Do not retry a failed refund.', 'issue_refund (failure) then retry up to 0'],
  [
    shop,
    'If cancel_order fails, try once more at most.',
    'cancel_order (failure) then retry up to 1',
  ],
  [shop, 'Refund only to the order the customer named.', 'issue_refund with order_id: from-user'],
  [
    bank,
    "Transfers over 1,000 euros need the user's explicit confirmation.",
    'transfer_money [unit euros: range from 1000] needs confirmation',
  ],
  [
    bank,
    'Never transfer money without verifying the customer first.',
    'transfer_money needs verify_customer',
  ],
  [
    bank,
    'verify_customer must return success before transfer_money is called.',
    'transfer_money needs verify_customer (success)',
  ],
  [
    bank,
    'Only transfer money after the customer has been verified successfully.',
    'transfer_money needs verify_customer (success)',
  ],
  [
    bank,
    'Block the card immediately if the customer says that it was stolen.',
    'when about stolen: from 1 x block_card',
  ],
  [bank, 'The currency has to be EUR or CHF.', 'any with currency: equals EUR|CHF'],
  [bank, 'transfer_money only with currency EUR', 'transfer_money with currency: equals EUR'],
  [
    bank,
    "Don't make transfers to accounts the user did not name.",
    'up to 0 x transfer_money [not account: from-user]',
  ],
  [bank, 'Never block a card unless the user asks for it.', 'block_card needs consent'],
  [bank, 'No transfers at all in this chat.', 'up to 0 x transfer_money'],
  [bank, 'At most one transfer per conversation', 'up to 1 x transfer_money'],
  [bank, 'Call verify_customer first.', 'first verify_customer'],
  [bank, 'The first tool call must be verify_customer.', 'first verify_customer'],
  [bank, 'Balance figures must come from get_balance.', 'grounded number get_balance'],
  [bank, 'Never guess account numbers.', 'grounded code any + no-guessing any'],
  [bank, "Don't put PINs or card numbers in tool arguments.", 'any with not any : secret pin|card'],
  [
    bank,
    'transfer_money may only be used between 6:00 and 22:00.',
    'transfer_money with words time: time 360 to 1320',
  ],
  [bank, 'Tool errors must not be hidden from the customer.', 'reports-failure'],
  [bank, 'When a tool fails, say so honestly.', 'any (failure) then report'],
  [bank, "Don't pretend a transfer worked when it failed.", 'reports-failure'],
  [
    bank,
    'A transfer must be confirmed by the user beforehand.',
    'transfer_money needs confirmation',
  ],
  [bank, 'Make sure the user agrees before blocking a card.', 'block_card needs confirmation'],
  [bank, "Get the customer's approval prior to any transfer.", 'transfer_money needs confirmation'],
  [bank, 'Without identification no card may be blocked.', 'block_card needs verify_customer'],
  [bank, 'Amounts in transfer_money must be positive.', 'transfer_money with amount: positive'],
  [ops, 'run_sql: only SELECT statements', 'run_sql with any : starts SELECT'],
  [
    ops,
    'run_sql must never contain DROP or DELETE.',
    'run_sql with not any : contains DROP|DELETE',
  ],
  [ops, 'Never restart a server without asking first.', 'restart_server needs confirmation'],
  [ops, 'Read the logs before restarting a server.', 'restart_server needs read_logs'],
  [ops, 'Restart at most one server per conversation.', 'up to 1 x restart_server'],
  [ops, 'deploy only to staging', 'deploy with any : equals staging'],
  [ops, 'Never deploy to production.', 'up to 0 x deploy [any : equals production]'],
  [
    ops,
    'deploy: environment must be staging or test',
    'deploy with environment: equals staging|test',
  ],
  [
    ops,
    'delete_file may only be called for paths under /tmp/.',
    'delete_file with path: starts /tmp/',
  ],
  [
    ops,
    "Don't delete files outside /home/guest.",
    'up to 0 x delete_file [not words path: starts /home/guest]',
  ],
  [ops, 'No destructive tools.', 'up to 0 x write'],
  [ops, 'Never call tools that change data.', 'up to 0 x write'],
  [ops, 'Only tools that start with read_ are allowed.', 'only read_*'],
  [ops, 'Use tools with the prefix get_ or read_ only.', 'only get_|read_*'],
  [
    ops,
    'The title of create_ticket must have at most 10 words.',
    'create_ticket with title: length up to 10',
  ],
  [
    ops,
    'Open a ticket only if the web search finds nothing.',
    'create_ticket needs web_search (empty)',
  ],
  [ops, 'If read_logs returns nothing, open a ticket.', 'read_logs (empty) then create_ticket'],
  [ops, 'priority must be low, medium or high', 'any with priority: equals low|medium|high'],
  [ops, 'Never set priority to critical.', 'any with not priority: equals critical'],
  [
    ops,
    "Don't create tickets with priority critical unless the user says that production is down.",
    'create_ticket [priority: equals critical] needs about production is down',
  ],
  [
    ops,
    "Don't use web_search for questions about our internal servers.",
    'when about internal servers: up to 0 x web_search',
  ],
  [ops, 'web_search only for news', 'unless about news: up to 0 x web_search'],
  [ops, 'Stop after three web searches.', 'up to 3 x web_search'],
  [ops, "Don't search the web more than 3 times per request.", 'up to 3 x web_search per turn'],
  [
    ops,
    'Never call the same tool more than once with identical arguments.',
    'no repeats of any with the same arguments',
  ],
  [ops, "Don't repeat identical calls.", 'no repeats of any with the same arguments'],
  [ops, "Don't dump raw JSON on the user.", 'hides-output'],
  [ops, 'Do not show raw tool output in the reply.', 'hides-output'],
  [ops, 'Never end your turn with a tool call.', 'present'],
  [ops, 'Only use the tools you were given.', 'listed'],
  [ops, 'Never invent tools.', 'listed'],
  [ops, "Don't call tools that do not exist.", 'listed'],
  [ops, 'read_logs: lines must not exceed 500', 'read_logs with not lines: range from 500'],
  [ops, 'Do not include passwords in search queries.', 'web_search with not any : secret password'],
  [ops, 'API keys must never appear in tool arguments.', 'any with not any : secret key'],
  [
    ops,
    'If web_search fails, retry once with a different query.',
    'web_search (failure) then retry 1',
  ],
  [ops, 'deploy may only be executed after the user said yes.', 'deploy needs confirmation'],
  [ops, 'run_sql is forbidden.', 'up to 0 x run_sql'],
  [ops, 'Never touch run_sql.', 'up to 0 x run_sql'],
  [ops, 'Avoid web_search.', 'up to 0 x web_search'],
  [ops, "Please don't use any tools.", 'up to 0 x any'],
  [cal, 'Send emails only when the user asks you to.', 'send_email needs consent'],
  [
    cal,
    "Don't send mail to anyone outside acme.example.",
    'up to 0 x send_email [not words address: ends acme.example]',
  ],
  [
    cal,
    'send_email: recipients must end with @acme.example',
    'send_email with words recipients: ends @acme.example',
  ],
  [cal, 'Ask the user before you delete an event.', 'delete_event needs confirmation'],
  [cal, 'Never delete events unless explicitly asked.', 'delete_event needs consent'],
  [
    cal,
    'No meetings before 9 am.',
    'up to 0 x create_event|delete_event|list_events [words time: time up to 539]',
  ],
  [
    cal,
    'create_event only between 9:00 and 17:00',
    'create_event with words time: time 540 to 1020',
  ],
  [
    cal,
    'Events must not be scheduled after 18:00.',
    'up to 0 x create_event [words time: time from 1081]',
  ],
  [cal, 'Call list_events before create_event.', 'create_event needs list_events'],
  [cal, 'dates must be in ISO format', 'any with date: iso-date'],
  [
    cal,
    'The date argument of create_event must be in the format YYYY-MM-DD.',
    'create_event with date: iso-date',
  ],
  [
    cal,
    'An event may have at most 10 attendees.',
    'create_event with unit attendees: range up to 10',
  ],
  [
    cal,
    'Use the calculator for every calculation.',
    'when about calculation: from 1 x calculator + grounded number calculator + grounded calculation any',
  ],
  [
    cal,
    "Don't do math yourself, always use the calculator.",
    'when about math: from 1 x calculator + grounded number calculator + grounded calculation any',
  ],
  [
    cal,
    'If the user asks about the weather, call get_weather.',
    'when about weather: from 1 x get_weather',
  ],
  [cal, 'get_weather is only for weather questions', 'unless about weather: up to 0 x get_weather'],
  [
    cal,
    'Always call get_weather with units set to celsius.',
    'get_weather with units: equals celsius',
  ],
  [cal, 'Units: always metric', 'any with units: equals metric'],
  [
    cal,
    'Only call translate if the user asks for a translation.',
    'unless requests translate: up to 0 x translate',
  ],
  [cal, "Don't call a tool if the user just says thanks.", 'when greets-only: up to 0 x any'],
  [cal, 'Small talk: no tools.', 'when greets-only: up to 0 x any'],
  [cal, 'When the user only says hello, do not use any tool.', 'when greets-only: up to 0 x any'],
  [cal, "If the event's date is missing, ask for it instead of guessing.", 'no-guessing any'],
  [cal, 'Never assume missing parameters.', 'no-guessing any'],
  [cal, 'The subject must not be empty.', 'any with subject: non-empty'],
  [cal, 'send_email must be called with a subject.', 'send_email with subject'],
  [cal, 'The email\'s subject must contain "ACME".', 'send_email with subject: contains ACME'],
  [
    cal,
    'Every call to delete_event must be preceded by list_events.',
    'delete_event needs list_events',
  ],
  [cal, 'create_event must be followed by send_email.', 'create_event then send_email'],
  [cal, 'First call list_events, then create_event.', 'create_event needs list_events'],
  [
    cal,
    'Only after list_events has been called may create_event be called.',
    'create_event needs list_events',
  ],
  [cal, 'Do not call delete_event until the user has agreed.', 'delete_event needs confirmation'],
  [
    cal,
    "If list_events returns an empty list, say so and don't call delete_event.",
    'list_events (empty) then report + up to 0 x delete_event',
  ],
  [cal, 'Delete at most 3 events in one conversation.', 'up to 3 x delete_event'],
  [cal, 'Call at least one tool before answering.', 'from 1 x any per turn'],
  [cal, 'Times in the answer must come from list_events.', 'grounded time list_events'],
  [cal, "Don't reveal that you use tools.", 'hides-tools'],
  [
    shop,
    "You're allowed to refund up to 30 euros, nothing more.",
    'issue_refund with unit euros: range up to 30',
  ],
  [
    shop,
    'Refunds of more than 150 euros are not allowed.',
    'up to 0 x issue_refund [unit euros: range from 150]',
  ],
  [shop, 'Keep refunds under 75 dollars.', 'issue_refund with unit dollars: range up to 75'],
  [
    shop,
    'No refund may be larger than 99 euros.',
    'up to 0 x issue_refund [unit euros: range from 99]',
  ],
  [shop, 'Check the order status before you cancel it.', 'cancel_order needs get_order'],
  [
    shop,
    "Don't cancel anything without the customer saying yes.",
    'cancel_order needs confirmation',
  ],
  [
    shop,
    'Get a clear yes from the customer before cancel_order.',
    'cancel_order needs confirmation',
  ],
  [
    shop,
    'The customer has to agree before an order is cancelled.',
    'cancel_order needs confirmation',
  ],
  [shop, 'Only cancel orders the customer asked to cancel.', 'cancel_order with any : from-user'],
  [shop, 'Coupons: max. 3 per conversation', 'up to 3 x create_coupon'],
  [shop, 'Never create more than one coupon for the same customer.', 'up to 1 x create_coupon'],
  [
    shop,
    'A coupon may be valid for 14 days at most.',
    'create_coupon with unit days: range up to 14',
  ],
  [
    shop,
    'percent in create_coupon can be 5, 10 or 15',
    'create_coupon with percent: equals 5|10|15',
  ],
  [
    shop,
    'Search before you answer product questions.',
    'when about product: from 1 x search_products',
  ],
  [
    shop,
    'Product questions: always use search_products.',
    'when about Product: from 1 x search_products',
  ],
  [
    shop,
    "Don't use search_products when the user asks about an order.",
    'when about order: up to 0 x search_products',
  ],
  [
    shop,
    'If the search returns no results, tell the user so.',
    'search_products (empty) then report',
  ],
  [
    shop,
    'Do not quote prices that are not in the search results.',
    'grounded price search_products',
  ],
  [shop, 'Every refund needs a reason.', 'issue_refund with reason'],
  [shop, 'Always include the reason when calling issue_refund.', 'issue_refund with reason'],
  [shop, "Don't call escalate_to_human more than once.", 'up to 1 x escalate_to_human'],
  [
    shop,
    'After escalating, do not call any other tool.',
    'all but escalate_to_human needs not escalate_to_human',
  ],
  [
    shop,
    "Once the order is cancelled, don't issue a refund.",
    'issue_refund needs not status: equals cancelled',
  ],
  [
    shop,
    'Never issue a refund if the order was not delivered.',
    'issue_refund needs not not status: equals delivered',
  ],
  [shop, 'Never call two refunds for the same order.', 'up to 1 x issue_refund per order'],
  [
    bank,
    'Verify the customer before anything else.',
    'all but verify_customer needs verify_customer',
  ],
  [
    bank,
    'Identity check first: verify_customer before any other tool.',
    'all but verify_customer needs verify_customer',
  ],
  [
    bank,
    'All tools except verify_customer require a successful verification.',
    'all but verify_customer needs verify_customer (success)',
  ],
  [bank, 'Transfers are limited to 500 euros.', 'transfer_money with unit euros: range up to 500'],
  [
    bank,
    'The amount of a transfer must never be above 10,000.',
    'transfer_money with not amount: range from 10000',
  ],
  [bank, 'transfer_money: amount <= 1000', 'transfer_money with amount: range up to 1000'],
  [
    bank,
    'transfer_money with an amount over 300 requires that the user confirms it.',
    'transfer_money [amount: range from 300] needs confirmation',
  ],
  [bank, "Don't transfer money without being asked to.", 'transfer_money needs consent'],
  [
    bank,
    'Before a transfer, repeat the amount and ask whether it is correct.',
    'transfer_money needs confirmation',
  ],
  [
    bank,
    'Do not call get_balance if the user only asks for the exchange rate.',
    'when constraint: up to 0 x get_balance',
  ],
  [
    bank,
    'Use the tool get_exchange_rate for all currency conversions.',
    'when about currency conversions: from 1 x get_exchange_rate',
  ],
  [
    bank,
    "Never state a balance that wasn't returned by get_balance.",
    'grounded number get_balance',
  ],
  [
    bank,
    'The balance in your reply must match the result of get_balance.',
    'grounded number get_balance',
  ],
  [
    bank,
    'Tell the customer honestly when a transfer could not be made.',
    'transfer_money (failure) then report',
  ],
  [bank, 'Report failed transfers.', 'transfer_money (failure) then report'],
  [
    bank,
    'Never say that the card is blocked before block_card returned success.',
    'claimed block_card',
  ],
  [
    bank,
    'If verification fails, do not call any other tool.',
    'all but verify_customer needs not verify_customer (failure)',
  ],
  [bank, 'verify_customer must not be called more than three times.', 'up to 3 x verify_customer'],
  [bank, 'Never call block_card and transfer_money together.', 'block_card xor transfer_money'],
  [
    bank,
    'The agent shall not execute transfers exceeding EUR 5000.',
    'up to 0 x transfer_money [unit euros: range from 5000]',
  ],
  [
    bank,
    'It is forbidden to call transfer_money without user approval.',
    'transfer_money needs confirmation',
  ],
  [ops, 'Nothing gets deleted without permission.', 'delete_file needs consent'],
  [ops, 'run_sql queries must start with SELECT', 'run_sql with query: starts SELECT'],
  [
    ops,
    'No UPDATE or DELETE statements in run_sql.',
    'run_sql with not any : contains UPDATE|DELETE',
  ],
  [ops, 'Query must not contain semicolons', 'any with not query: contains ;'],
  [
    ops,
    'Deployments to production need approval.',
    'deploy [any : equals production] needs confirmation',
  ],
  [ops, 'Deploy only after the user has approved it.', 'Deploy needs confirmation'],
  [ops, 'Restarting servers is not allowed.', 'up to 0 x restart_server'],
  [
    ops,
    'restart_server may only be used on hosts starting with test-',
    'restart_server with host: starts test-',
  ],
  [ops, 'Web searches: two at most.', 'up to 2 x web_search'],
  [ops, 'You have a budget of 6 tool calls.', 'up to 6 x any'],
  [ops, 'Always search the web before opening a ticket.', 'create_ticket needs web_search'],
  [ops, 'Tickets may only be opened once read_logs was called.', 'create_ticket needs read_logs'],
  [
    ops,
    "The ticket's priority must be one of low, medium and high.",
    'create_ticket with priority: equals low|medium|high',
  ],
  [
    ops,
    'Use priority high only for outages.',
    'unless about outages: up to 0 x any [priority: equals high]',
  ],
  [ops, 'Tickets need a title.', 'create_ticket with title'],
  [
    ops,
    'Do not use any tool other than web_search and read_logs.',
    'up to 0 x all but web_search|read_logs',
  ],
  [ops, 'Use nothing but read_logs.', 'only read_logs'],
  [ops, 'Answer without tools.', 'up to 0 x any'],
  [ops, 'Do not reply before calling read_logs.', 'from 1 x read_logs per turn'],
  [ops, 'Never include email addresses in web searches.', 'web_search with not any : secret email'],
  [
    ops,
    "Don't pass personal data to web_search.",
    'web_search with not any : secret password|card|pin|email|phone|iban|ssn|name|address',
  ],
  [ops, 'Do not send customer names to the web search.', 'web_search with not any : secret name'],
  [
    ops,
    'If a tool times out, apologise and say that it did not work.',
    'any (failure) then report',
  ],
  [ops, 'When deploy fails, do not deploy again.', 'deploy (failure) then retry up to 0'],
  [ops, 'If restart_server fails, open a ticket.', 'restart_server (failure) then create_ticket'],
  [ops, 'If the logs are empty, restart the server.', 'read_logs (empty) then restart_server'],
  [
    cal,
    'Meetings must be between 8:00 and 18:00.',
    'create_event with words time: time 480 to 1080',
  ],
  [cal, "Don't book anything before 8am.", 'up to 0 x create_event [words time: time up to 479]'],
  [cal, 'Only book meetings after 10:00', 'create_event with words time: time from 601'],
  [cal, 'Titles must be at most 60 characters.', 'any with title: length up to 60'],
  [
    cal,
    'Emails may only go to colleagues at acme.example.',
    'send_email with words address: ends acme.example',
  ],
  [
    cal,
    'Only send emails to the address the user gave.',
    'send_email with words address: from-user',
  ],
  [cal, 'Do not send an email twice.', 'up to 1 x send_email'],
  [cal, 'Never send the same email twice.', 'no repeats of send_email with the same arguments'],
  [
    cal,
    'Before sending an email, show it to the user and wait for the OK.',
    'send_email needs confirmation',
  ],
  [
    cal,
    'Do not delete an event the user has not named.',
    'up to 0 x delete_event [not any : from-user]',
  ],
  [
    cal,
    'list_events must be called before delete_event, and the user has to confirm the deletion.',
    'delete_event needs list_events + delete_event needs confirmation',
  ],
  [cal, 'Ask first, then delete.', 'delete_event needs confirmation'],
  [cal, 'Use metric units in get_weather.', 'get_weather with units: equals metric'],
  [cal, 'get_weather must be called with units=metric', 'get_weather with units: equals metric'],
  [cal, 'units must always be "metric"', 'any with units: equals metric'],
  [
    cal,
    'Weather questions must be answered with get_weather.',
    'when about Weather: from 1 x get_weather',
  ],
  [
    cal,
    "Don't answer weather questions without calling get_weather.",
    'when about weather: from 1 x get_weather',
  ],
  [cal, 'Never state temperatures that get_weather did not return.', 'grounded number get_weather'],
  [cal, 'target_language has to be "de"', 'any with target_language: equals de'],
  [
    cal,
    'Do calculations with the calculator, not in your head.',
    'when about calculations: from 1 x calculator + grounded number calculator + grounded calculation any',
  ],
  [
    cal,
    'Any arithmetic must go through the calculator.',
    'when about arithmetic: from 1 x calculator + grounded number calculator + grounded calculation any',
  ],
  [
    cal,
    "Don't use the calculator for anything but arithmetic.",
    'unless about arithmetic: up to 0 x calculator',
  ],
  [cal, 'Thank-you messages need no tool calls.', 'when greets-only: up to 0 x any'],
  [cal, 'If required data is missing, ask the user.', 'no-guessing any'],
  [cal, 'Ask the user for missing details before you create an event.', 'no-guessing create_event'],
  [cal, 'Never make up email addresses.', 'no-guessing any'],
  [cal, 'Do not call create_event without a date.', 'up to 0 x create_event [not date]'],
  [
    cal,
    'Confirm date and time with the user before you create an event.',
    'create_event needs confirmation',
  ],
  [cal, 'After creating an event, tell the user its id.', 'quoted code create_event'],
  [cal, 'Never mention tool names, arguments or ids.', 'hides-tools'],
  [cal, 'If the user says "stop", don\'t call any more tools.', 'when says stop: up to 0 x any'],
  [
    cal,
    'When the user says no, do not call delete_event.',
    'when declines: up to 0 x delete_event',
  ],
  [cal, "don't ever use translate unless asked", 'translate needs consent'],
  [cal, 'only get_weather and translate, no other tools', 'only get_weather|translate'],
  [cal, 'send_email → only after the user confirmed', 'send_email needs confirmation'],
  [
    bank,
    'No transfers over 900 euros in one go.',
    'up to 0 x transfer_money [unit euros: range from 900] per message',
  ],
  [
    bank,
    'Transfers above 2,000 euros go to a colleague, never make them yourself.',
    'up to 0 x transfer_money [unit euros: range from 2000]',
  ],
  [
    bank,
    'Show the amount and get a yes before transferring money.',
    'transfer_money needs confirmation',
  ],
  [
    bank,
    'Only quote a rate after checking with get_exchange_rate.',
    'backed number get_exchange_rate',
  ],
  [bank, 'dont block a card unless asked', 'block_card needs consent'],
  [
    cal,
    'No events between 21:00 and 06:30, we want our evenings free.',
    'up to 0 x create_event|delete_event|list_events [words time: time 1260 to 390]',
  ],
  [
    cal,
    'Look at the calendar of that day first, then create an event.',
    'create_event needs list_events',
  ],
  [
    cal,
    'Event titles start with a capital letter and do not end with a period.',
    'any with title: capitalised + any with not title: ends .',
  ],
  [
    cal,
    'When creating an event, fill in only title and date.',
    'create_event with not time + create_event with not attendees',
  ],
  [cal, 'Leave the attendees empty in create_event.', 'create_event with not attendees'],
  [
    cal,
    'Emails must not contain personal data, such as phone numbers.',
    'send_email with not any : secret password|card|pin|email|phone|iban|ssn|name|address',
  ],
  [ops, 'read_logs is read-only: at most two calls (no more!)', 'up to 2 x read_logs'],
  [
    ops,
    'Only delete files in the directory /var/tmp.',
    'delete_file with words path: starts /var/tmp',
  ],
  [
    ops,
    'Search the web only if nothing was found in the logs.',
    'web_search needs read_logs (empty)',
  ],
  [
    ops,
    'Whenever somebody reports an outage, file it with create_ticket.',
    'when about outage: from 1 x create_ticket',
  ],
  [ops, 'Never deploy anything, just read the logs.', 'up to 0 x deploy'],
  [
    shop,
    'Coupons of more than 30 percent or less than 5 percent are not allowed.',
    'up to 0 x create_coupon [not unit percent: range 5 to 30]',
  ],
  [
    shop,
    "Don't invent order numbers. If the customer didn't mention one, ask for it.",
    'grounded code any + no-guessing any',
  ],
  [
    shop,
    'After every order cancellation a coupon has to be created.',
    'cancel_order then create_coupon',
  ],
  [shop, 'An order must be looked up before it is cancelled.', 'cancel_order needs get_order'],
];

/** Rules in words that the grammar does not know, and what they are understood to demand. */
const FREE: readonly (readonly [tools: KnownTool[], rule: string, demands: string])[] = [
  [
    shop,
    'Refunds beyond 100 euros are for humans to decide.',
    'up to 0 x issue_refund [unit euros: range from 100]',
  ],
  [
    shop,
    'Coupons above 15 percent are off the table.',
    'up to 0 x create_coupon [percent: range from 15]',
  ],
  [
    shop,
    'Have the customer confirm the amount prior to each refund.',
    'issue_refund needs confirmation',
  ],
  [shop, 'Two product searches per question are plenty.', 'up to 2 x search_products per turn'],
  [
    bank,
    'Before any transfer goes out, the balance has to be looked at.',
    'transfer_money needs get_balance',
  ],
  [
    bank,
    'Blocking a card is something we only do when the customer asks for it.',
    'block_card needs consent',
  ],
  [ops, 'No deployments on Fridays.', 'up to 0 x deploy [words date: on fr]'],
  [
    ops,
    'Hands off production: deploys go to staging only.',
    'up to 0 x deploy [any : equals production] + deploy with environment: contains staging',
  ],
  [
    ops,
    'DROP and TRUNCATE have no place in run_sql.',
    'up to 0 x run_sql [query: word DROP|TRUNCATE]',
  ],
  [
    cal,
    'No events before 9 or after 18:00.',
    'up to 0 x create_event [not words time: time 540 to 1080]',
  ],
  [cal, 'Event dates must not lie in the past.', 'up to 0 x create_event [date: past]'],
  [cal, "Don't ask users for their e-mail address.", 'never asks for e-mail address'],
  [cal, 'Do not send the same mail twice.', 'no repeats of send_email with the same arguments'],
];

describe('parsing rules on tools', () => {
  it.each(FREE.map(([tools, rule, demands]) => ({ tools, rule, demands })))(
    'understands in other words: $rule',
    ({ tools, rule, demands }) => {
      const parsed = parseToolRule(rule, tools);
      expect(parsed && brief(parsed)).toBe(demands);
    },
  );

  it.each<[KnownTool[], string]>([
    [shop, 'An order that has shipped can no longer be cancelled.'],
    [bank, "Don't check the balance of anybody but the logged-in customer."],
    [ops, 'When a deploy goes wrong, read the logs and open a ticket.'],
  ])(
    'leaves open what depends on results, users or follow-ups in other words: %#',
    (tools, rule) => {
      expect(parseToolRule(rule, tools)).toEqual({ rule: 'open' });
    },
  );

  it.each([
    'Never refund huge amounts.',
    'Cancel politely whenever possible.',
    'Refunds deserve a second look.',
    'Use the tools wisely and never in a hurry.',
    'Orders can be cancelled until the courier has left.',
  ])('leaves open what words do not settle: %s', (rule) => {
    expect(parseToolRule(rule, shop)).toBeUndefined();
  });

  it.each(RULES.map(([tools, rule, demands]) => ({ tools, rule, demands })))(
    'understands: $rule',
    ({ tools, rule, demands }) => {
      const parsed = parseToolRule(rule, tools);
      expect(parsed && brief(parsed)).toBe(demands);
    },
  );

  it.each([
    'Do not transfer more than the user asked for.',
    'Never cancel an order on your own initiative.',
    "Don't open a ticket for a simple question.",
    'Use the same tool no more than twice in a row.',
    'If two calls in a row fail, stop and tell the user.',
    "Do not use the customer's birth date in any other tool than verify_customer.",
    'Never promise a refund.',
    'Be friendly when you talk about transfers.',
    'Send polite emails only.',
    'Never delete large files.',
    'Refund only if it feels right.',
    'Avoid "unfortunately".',
    'Use "members" instead of "customers".',
    'Call get_weather wisely.',
    'The assistant must call Anna back.',
    'Never quote a price in dollars.',
    'Do not talk about orders of other customers unless asked by the police.',
  ])('leaves open: %s', (rule) => {
    for (const tools of [shop, bank, ops, cal]) expect(parseToolRule(rule, tools)).toBeUndefined();
  });

  it('leaves a description open that fits two tools', () => {
    const tools = [
      tool('send_email', 'Send an email'),
      tool('send_email_later', 'Send an email at a given time'),
    ];
    expect(parseToolRule('Send a mail before you call pay_bill.', tools)).toBeUndefined();
    expect(parseToolRule('Never call send_email_later.', tools)).toBeDefined();
  });

  it('finds a tool by the similarity of words only if a similarity is given', () => {
    const tools = [tool('find_lodging', 'Beds in a city')];
    const rule = 'Never search accommodation.';
    expect(parseToolRule(rule, tools)).toBeUndefined();
    const alike = (one: string, other: string): number =>
      one === 'accommodation' && other === 'lodging' ? 0.8 : 0;
    expect(parseToolRule(rule, new Toolbox(tools, alike))).toBeDefined();
  });

  it.each([
    ['a long list', `Never call ${'pay_bill, '.repeat(60)}pay_bill.`],
    ['many connectors', `Never call pay_bill ${'if the user asks before it '.repeat(20)}`],
    ['many quotation marks', `Call ${'"pay_bill" '.repeat(50)}`],
    ['many spaces', `Never call ${' '.repeat(500)}pay_bill`],
    ['many commas', `If a tool fails${', '.repeat(250)}`],
    ['many negations', 'never not '.repeat(58)],
    ['many figures', `Refunds above ${'5 euros or 6 '.repeat(40)}`],
    ['many sentences', 'Refunds. No orders if so, before. '.repeat(17)],
  ])('takes little time for %s', (_title, text) => {
    const started = process.cpuUsage();
    parseToolRule(text, shop);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1000);
  });
});
