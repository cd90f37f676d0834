/** Unpacks the Chromium of its npm package into the temporary folder of this process (`TMPDIR`). */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
