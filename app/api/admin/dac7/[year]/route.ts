import { dac7XmlParams } from '@/lib/dac7/contract';
import { downloadDpi } from '@/server/features/dac7/make-file';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'money',
    summary: 'The file for the tax authority to send next, in the OECD form for platforms: {year}.xml',
    params: dac7XmlParams,
    refuses: [409],
    response: { file: ['application/xml'] },
  },
  downloadDpi,
);
