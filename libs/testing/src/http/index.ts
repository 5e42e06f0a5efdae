export { anExchange, type IntegrationRow, SECRET_KEY, SECRETS } from './fake-management.fixture';
export { aDelivery, SIGNING_SECRET } from './fake-notifier.fixture';
export {
  type Answer,
  aPrincipal,
  EVALUATE,
  type Gateway,
  KEY,
  startGateway,
} from './gateway.fixture';
export { anyPromptContent, aRecord } from './prompt.fixture';
