import { endpoint } from '@/server/http/endpoint';
import { refuseUnknownCall } from '@/server/http/unknown-call';

const unknown = endpoint(
  { auth: 'public', summary: 'No such call', response: 'empty', csrf: false },
  refuseUnknownCall,
);

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT };
