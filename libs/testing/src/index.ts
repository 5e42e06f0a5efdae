export { anyContent, anyJob, anyOutcomes, anyRequest, anyVerdict } from './arbitraries';
export { aContent, aJob, aTask } from './builders';
export { type AppProcess, startApp } from './deployments/app-process';
export {
  type Deployment,
  type DistributedApp,
  type DistributedDeployment,
  type DistributedOptions,
  newDatabase,
  startAllInOne,
  startDistributed,
  TEST_KEY,
} from './deployments/deployments';
export { endpointReplies } from './endpoint-replies';
export { type EndpointStub, startEndpointStub, type StubReply } from './endpoint-stub';
export { deferred, eventually } from './eventually';
export { frozen } from './frozen';
export { generatedRequests } from './generated-requests';
export {
  FORBIDDEN_WORD,
  judgeReplies,
  type JudgeStubReply,
  type JudgeStubRequest,
  verdictByRule,
} from './judge-replies';
export { type JudgeStub, startJudgeStub } from './judge-stub';
export { ManualClock } from './manual-clock';
export { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from './otlp-receiver';
export { type PostgresProxy, startPostgresProxy } from './postgres-proxy/postgres-proxy';
export { type Random, randomNumbers } from './random-numbers';
export { findBrowser } from './servers/browser';
export { findServer } from './servers/ladder';
export { startOwnPostgres } from './servers/own-postgres';
export { type OwnRabbit, startOwnRabbit } from './servers/own-rabbit';
export type { OwnServer } from './servers/own-server';
export { postgres } from './servers/postgres';
export { freePort } from './servers/programs';
export { type RabbitCluster, startRabbitCluster } from './servers/rabbit-cluster';
export { rabbitMq } from './servers/rabbitmq';
export {
  describeWithBroker,
  describeWithBrowser,
  describeWithDatabase,
  describeWithServers,
  testBrokerUrl,
  testBrowser,
  testDatabaseUrl,
} from './servers/test-servers';
export { createVirtualHost, deleteVirtualHost } from './servers/virtual-hosts';
export { startTcpProxy, type TcpProxy } from './tcp-proxy';
export { TYPESCRIPT_LOADER } from './typescript-loader';
