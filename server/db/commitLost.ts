import pg from 'pg';

/** The connection or the disk was lost at the commit: nobody knows whether the change holds. Its request id settles it. */
export class CommitLost extends Error {
  constructor(cause: unknown) {
    super('nobody knows whether the commit holds', { cause });
    this.name = 'CommitLost';
  }
}

/** Whether PostgreSQL itself refused a statement: then the transaction was rolled back. */
function isRefused(error: unknown): boolean {
  if (error instanceof pg.DatabaseError && error.severity === 'ERROR') return true;
  return error instanceof Error && isRefused(error.cause);
}

/**
 * Runs a transaction whose work is handed to it. An error after the work has ended comes from the commit.
 *
 * @throws CommitLost where it is not known what became of the commit.
 */
export async function tellLostCommits<Queries, Result>(
  transaction: (work: (queries: Queries) => Promise<Result>) => Promise<Result>,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const begun = { isWorkDone: false };
  try {
    return await transaction(async (queries) => {
      const result = await work(queries);
      begun.isWorkDone = true;
      return result;
    });
  } catch (error) {
    throw begun.isWorkDone && !isRefused(error) ? new CommitLost(error) : error;
  }
}
