import { applyDecorators } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { MessagePattern } from '@nestjs/microservices';
import type { RequestContract, WorkQueue } from '@touchstone/contracts';

/** Tells Nest that a method has no parameters to make ready: it is called with what came. */
const asTheyCome: MethodDecorator = ({ constructor }, name) => Reflect.defineMetadata(ROUTE_ARGS_METADATA, {}, constructor, name);

/**
 * `@MessagePattern` for busy queues: the method is called with a message's body and its `Delivery`, and needs no `@Payload()` and `@Ctx()`, for which Nest
 * makes nine promises a message.
 */
export const Serves = <Request, Response>({ pattern }: RequestContract<Request, Response>, queues: readonly WorkQueue[]): MethodDecorator =>
  applyDecorators(MessagePattern(pattern, { queues }), asTheyCome);
