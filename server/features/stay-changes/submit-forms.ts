import 'server-only';

import { guestChangeInput } from '@/lib/stay-changes/contract';
import type { StayChangeAction } from '@/lib/stay-changes/lifecycle';
import { answerGuestForm } from '@/server/features/guest-stays/submit-plain-forms';
import type { GuestForm } from '@/server/features/guest-stays/submit-plain-forms';
import { countMessage } from '@/server/features/messages/count-message';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { readCalendarsBefore, stepAsGuest } from '@/server/features/stay-changes/answer-change';
import { askAsGuest, priceForGuest } from '@/server/features/stay-changes/ask-change';
import type { WantedPrice } from '@/server/features/stay-changes/quote-wanted';
import { judge } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';

/** Changes by guests without script: each form leads back to the page (303). */

/** POST /api/stays/{token}/changes/form */
export async function submitChange(form: GuestForm): Promise<Reply> {
  const id = await getStayOf(form.params.token);
  const { start_date, end_date, number_of_adults, number_of_children, number_of_babies, number_of_pets } =
    form.body;
  const wanted = () =>
    judge(guestChangeInput, {
      ...{ start_date, end_date, number_of_adults, number_of_children, number_of_babies, number_of_pets },
      message: form.body.message,
    });
  let price: WantedPrice;
  return answerGuestForm(form, {
    prepare: async () => {
      price = await priceForGuest(id, wanted());
      await countMessage({ kind: 'booking-requests', id }, 'guest');
    },
    judge: wanted,
    record: (tx, input) => askAsGuest(tx, id, { input, price }),
  });
}

type StepForm = GuestForm & { params: { change: number } };

const submitStep =
  (action: StayChangeAction) =>
  async (form: StepForm): Promise<Reply> => {
    const { token, change } = form.params;
    const id = await getStayOf(token);
    return answerGuestForm(form, {
      prepare: async () => {
        if (action === 'accept') await readCalendarsBefore(id);
      },
      judge: () => null,
      record: (tx) => stepAsGuest(tx, id, { change, action }),
    });
  };

/** POST /api/stays/{token}/changes/{change}/accept/form, …/decline/form and …/take-back/form */
export const submitAccepted = submitStep('accept');
export const submitDeclined = submitStep('decline');
export const submitTakenBack = submitStep('take-back');
