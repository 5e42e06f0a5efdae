import pg, { type Pool } from 'pg';

/**
 * Returns a driver that gives TypeORM the process's pool; by default it creates one for each data
 * source.
 */
export const driverOn = (pool: Pool): typeof pg => {
  class SharedPool {
    connect = pool.connect.bind(pool);
    query = pool.query.bind(pool);
    on(): this {
      return this;
    }
    removeListener(): this {
      return this;
    }
    /** The pool belongs to the database, which closes it. */
    end(done?: () => void): Promise<void> {
      done?.();
      return Promise.resolve();
    }
  }
  return { ...pg, Pool: SharedPool as unknown as typeof Pool };
};
