/** Called first by a server process: shuts it down gracefully once the process that started it is gone. */
import process from 'node:process';

export function followParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
