import 'server-only';

import { AltchaCheck, effortOf } from '@/server/bot-check/altcha';
import type { BotCheck } from '@/server/bot-check/bot-check';
import { RecaptchaCheck } from '@/server/bot-check/recaptcha';
import { env } from '@/server/env';
import { keyOf, readingKeys } from '@/server/keys';

let check: BotCheck | undefined;

export function getBotCheck(): BotCheck {
  return (check ??= createBotCheck());
}

function createBotCheck(): BotCheck {
  if (env.BOT_CHECK === 'altcha') {
    const [, ...earlier] = readingKeys('bot-check');
    return new AltchaCheck(keyOf('bot-check'), effortOf(env.BOT_CHECK_EFFORT), earlier);
  }
  return new RecaptchaCheck({
    secret: env.RECAPTCHA_SECRET_KEY ?? '',
    hostname: new URL(env.APP_URL).hostname,
  });
}
