import type { EndpointKind } from '../endpoint/endpoint-kind';
import { JudgeFailed } from './judge';

export const JUDGE: EndpointKind = { name: 'judge', Failure: JudgeFailed };
