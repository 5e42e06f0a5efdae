import { type INestApplicationContext, SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { RequestContract, WorkQueue } from '@touchstone/contracts';
import { withTrace } from '@touchstone/kernel';
import type { Delivery, Handler } from './broker';

const SERVES = 'touchstone:serves';

interface Serving {
  pattern: string;
  queues: readonly WorkQueue[];
}

/**
 * `@MessagePattern` for busy queues: the method of a controller is called with a message's body and its `Delivery`, and what it returns or throws is the answer,
 * which is JSON as it stands, and changed by nobody from then on. Nest's guards, pipes, interceptors and filters, which make a dozen promises a message, do not see it.
 */
export const Serves = <Request, Response>(
  { pattern }: RequestContract<Request, Response>,
  queues: readonly WorkQueue[],
): MethodDecorator => SetMetadata<string, Serving>(SERVES, { pattern, queues });

/** A method that `Serves`, as a handler. */
export interface ServingHandler extends Serving {
  handler: Handler;
}

type Methods = Record<string, (body: unknown, delivery: Delivery) => Promise<unknown>>;

/** @param app imports `MessagingModule`, or Nest's `DiscoveryModule` */
export const servingHandlers = (app: INestApplicationContext): ServingHandler[] =>
  app
    .get(DiscoveryService)
    .getControllers()
    .flatMap(({ instance }) => handlersOf(instance as Methods));

const handlersOf = (controller: Methods): ServingHandler[] =>
  new MetadataScanner()
    .getAllMethodNames(Object.getPrototypeOf(controller) as object)
    .flatMap((name) => {
      const method = controller[name];
      const serving = method && (Reflect.getMetadata(SERVES, method) as Serving | undefined);
      return serving
        ? [
            {
              ...serving,
              handler: (delivery) =>
                withTrace(delivery.traceparent, () =>
                  method.call(controller, delivery.body, delivery),
                ),
            },
          ]
        : [];
    });
