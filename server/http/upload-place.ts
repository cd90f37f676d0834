import 'server-only';

import type { Actor } from '@/server/auth/actor';
import type { Uploads } from '@/server/http/body';
import type { EndpointSpec } from '@/server/http/endpoint';
import { UploadFolder } from '@/server/http/multipart';
import { takeUploadRoom } from '@/server/http/upload-room';

/** The files of one call, from the moment its caller is authorised until it is answered. */
export class UploadPlace {
  readonly #folder = new UploadFolder();
  #giveBack: (() => void) | undefined;

  /**
   * Undefined for a call that takes no files.
   * @throws DomainError if the caller may not make the call; too_many_requests for too many forms of one account at
   *   once
   */
  async open(
    { uploads }: Pick<EndpointSpec, 'uploads'>,
    caller: { actor: Actor | null | undefined; params: unknown },
  ): Promise<Uploads | undefined> {
    const { actor } = caller;
    if (!uploads || !actor) return undefined;
    await uploads.admit({ ...caller, actor });
    if (!actor.isAdmin) this.#giveBack = takeUploadRoom(actor.id);
    return { limits: { ...uploads.limits, count: () => uploads.count(actor) }, folder: this.#folder };
  }

  /** Deletes the files and frees the place for another form. */
  async leave(): Promise<void> {
    this.#giveBack?.();
    await this.#folder.remove();
  }
}
