import { submitPlainContactForm } from '@/server/features/contact/submit-plain-form';
import { plainFormCall } from '@/server/http/plain-form';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    ...plainFormCall,
    summary: 'The contact form as a browser sends it without script; answers with a page (303)',
  },
  submitPlainContactForm,
);
