/**
 * How a browser gets a bot-check token: by solving ALTCHA's proof of work, or from reCAPTCHA's script if that is
 * configured. A third party is contacted only in the latter case.
 */
import { api } from '@/lib/api/client';
import type { BotCheckAction, ChallengeDto } from '@/lib/bot-check/contract';
import { publicEnv } from '@/lib/public-env';

export interface BotCheckSolution {
  token: string;
  /** Milliseconds since 1970, after which the server rejects the token. */
  goodUntil: number;
}

/** A source of tokens; `prepare` does in advance whatever is possible before the form is submitted. */
interface Solver {
  prepare(action: BotCheckAction): Promise<BotCheckSolution | null>;
  solve(action: BotCheckAction): Promise<BotCheckSolution>;
}

/**
 * WebCrypto derives the keys off the main thread, one at a time, so that typing stays smooth.
 * @throws ApiError without network, Error when no solution was found in time
 */
async function solveAltcha(): Promise<BotCheckSolution> {
  const [{ solveChallenge }, { deriveKey }, challenge] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    api.get<ChallengeDto>('/api/bot-check/challenge'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('no solution in time');
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    goodUntil: challenge.parameters.expiresAt * 1000,
  };
}

interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

let recaptcha: Promise<Grecaptcha> | undefined;

/** Google's script, loaded once, when a form is first used; a failed load can be retried. */
function loadRecaptcha(siteKey: string): Promise<Grecaptcha> {
  recaptcha ??= new Promise<Grecaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&hl=${document.documentElement.lang}`;
    script.addEventListener('error', () => reject(new Error('the reCAPTCHA script did not load')));
    script.addEventListener('load', () => {
      const loaded = window.grecaptcha;
      if (loaded) loaded.ready(() => resolve(loaded));
      else reject(new Error('the reCAPTCHA script is not what it should be'));
    });
    document.head.append(script);
  }).catch((error: unknown) => {
    recaptcha = undefined;
    throw error;
  });
  return recaptcha;
}

const recaptchaLifetime = 110_000;

async function solveRecaptcha(action: BotCheckAction): Promise<BotCheckSolution> {
  const siteKey = publicEnv().recaptchaSiteKey;
  const token = await (await loadRecaptcha(siteKey)).execute(siteKey, { action });
  return { token, goodUntil: Date.now() + recaptchaLifetime };
}

const solvers: Record<'altcha' | 'recaptcha', Solver> = {
  altcha: { prepare: solveAltcha, solve: solveAltcha },
  // A reCAPTCHA token is valid for two minutes, so only its script is fetched in advance.
  recaptcha: {
    prepare: async () => {
      await loadRecaptcha(publicEnv().recaptchaSiteKey);
      return null;
    },
    solve: solveRecaptcha,
  },
};

/** The solver that the deployment is configured for. */
export function botCheckSolver(): Solver {
  return solvers[publicEnv().botCheck];
}
