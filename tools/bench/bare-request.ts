/** The minimum that stores a booking request: its row and one job, in one transaction. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type pg from 'pg';

export const bareRequestPath = '/bare-request';

const insert = {
  name: 'bench-bare-request',
  text: `
    INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, phone_number,
      start_date, end_date, number_of_adults, number_of_children, street_name, house_number, city, message, price)
    SELECT listing_id, first_name, last_name, date_of_birth, email, country, phone_number,
      start_date, end_date, number_of_adults, number_of_children, street_name, house_number, city, message, 700
    FROM jsonb_populate_record(NULL::booking_requests, $1::jsonb)
    RETURNING uuid`,
};

const addJob = {
  name: 'bench-bare-job',
  text: `SELECT FROM graphile_worker.add_job('send-mail', json_build_object('mailId', $1::text), max_attempts := 25)`,
};

export async function answerRequest(pool: pg.Pool, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const form = await json(req);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ uuid: string }>({ ...insert, values: [JSON.stringify(form)] });
    await client.query({ ...addJob, values: [rows[0]?.uuid] });
    await client.query('COMMIT');
    const body = JSON.stringify({ data: rows[0] });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    res.writeHead(201, headers).end(body);
  } finally {
    client.release();
  }
}
