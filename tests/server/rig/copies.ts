import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The database that holds the filled world and is copied for each test. */
export const template = 'world';

async function tell(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Makes a database with the filled world in the PostgreSQL at `url`, and returns its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `world_${randomUUID()}`;
  await tell(url, `create database "${name}" template ${template} strategy file_copy`);
  return `${url}/${name}`;
}

/** Removes a database that `createDatabase` made, once nobody is connected to it any more. */
export async function removeDatabase(address: string): Promise<void> {
  const end = address.lastIndexOf('/');
  await tell(address.slice(0, end), `drop database "${address.slice(end + 1)}"`);
}
