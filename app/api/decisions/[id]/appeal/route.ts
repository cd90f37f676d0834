import { idParams } from '@/lib/api/params';
import { appealAnswerInput, appealedAnswer } from '@/lib/decisions/contract';
import { answerAppeal } from '@/server/features/decisions/appeal/answer-appeal';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Answers an appeal; a reversed decision undoes its measure',
    params: idParams,
    body: appealAnswerInput,
    refuses: [423],
    response: appealedAnswer,
  },
  answerAppeal,
);
