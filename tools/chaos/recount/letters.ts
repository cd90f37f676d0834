/** Letters, messages and jobs: everything due to be sent has a job that sends it. */
import { byQuery } from '@/tools/chaos/recount/invariant';

export const letterInvariants = [
  byQuery(
    'a letter that waits has a job that sends it',
    `SELECT format('letter %s (%s)', m.id, m.template) AS wrong FROM outgoing_mails m
     WHERE m.sent_at IS NULL AND m.given_up_at IS NULL AND NOT EXISTS (
       SELECT FROM graphile_worker._private_jobs j
       WHERE j.payload ->> 'mailId' = m.id::text AND j.attempts < j.max_attempts)`,
  ),
  byQuery(
    'a message that nobody was told of has a job that tells it',
    `SELECT format('message %s', m.id) AS wrong FROM messages m
     CROSS JOIN LATERAL (SELECT CASE WHEN m.booking_request_id IS NULL THEN 'contact-requests' ELSE 'booking-requests'
       END AS kind, coalesce(m.booking_request_id, m.contact_request_id) AS id) thread
     WHERE m.told_at IS NULL AND m.sender IN ('guest', 'landlord') AND NOT EXISTS (
       SELECT FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id AND t.identifier = 'tell-messages'
       WHERE j.payload ->> 'kind' = thread.kind AND j.payload ->> 'id' = thread.id::text
         AND j.payload ->> 'sender' = m.sender::text AND j.attempts < j.max_attempts)`,
  ),
  byQuery(
    'no job is dead',
    `SELECT format('job %s: %s', j.id, j.last_error) AS wrong
     FROM graphile_worker._private_jobs j WHERE j.attempts >= j.max_attempts AND j.last_error IS NOT NULL`,
  ),
  byQuery(
    'an automatic message is in the thread of its stay',
    `SELECT format('text %s of request %s', a.reply_template_id, a.booking_request_id) AS wrong
     FROM automatic_messages a LEFT JOIN messages m ON m.id = a.message_id
     WHERE a.message_id IS NOT NULL
       AND (m.booking_request_id IS DISTINCT FROM a.booking_request_id OR NOT m.automatic OR a.skipped)`,
  ),
];
