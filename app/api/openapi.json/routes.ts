// Written by scripts/list-routes.mjs: every call by its URL pattern.
import * as r0 from '@/app/api/admin/audit-logs/route';
import * as r1 from '@/app/api/admin/audit-logs.csv/route';
import * as r2 from '@/app/api/admin/booking-requests/route';
import * as r3 from '@/app/api/admin/dac7/route';
import * as r4 from '@/app/api/admin/dac7/[year]/route';
import * as r5 from '@/app/api/admin/dac7/[year]/sent/route';
import * as r6 from '@/app/api/admin/figures/route';
import * as r7 from '@/app/api/admin/figures.csv/route';
import * as r8 from '@/app/api/admin/figures/missing.csv/route';
import * as r9 from '@/app/api/admin/free-periods/route';
import * as r10 from '@/app/api/admin/inbox/route';
import * as r11 from '@/app/api/admin/inbox-texts/route';
import * as r12 from '@/app/api/admin/inbox-texts/[id]/route';
import * as r13 from '@/app/api/admin/inbox/[id]/route';
import * as r14 from '@/app/api/admin/inbox/[id]/messages/route';
import * as r15 from '@/app/api/admin/inbox/count/route';
import * as r16 from '@/app/api/admin/licence-states/route';
import * as r17 from '@/app/api/admin/listings/route';
import * as r18 from '@/app/api/admin/lodging-register/route';
import * as r19 from '@/app/api/admin/money/route';
import * as r20 from '@/app/api/admin/notes/route';
import * as r21 from '@/app/api/admin/notes/[id]/route';
import * as r22 from '@/app/api/admin/recipients/route';
import * as r23 from '@/app/api/admin/search/route';
import * as r24 from '@/app/api/admin/short-stay-areas/route';
import * as r25 from '@/app/api/admin/short-stay-areas/refresh/route';
import * as r26 from '@/app/api/admin/short-stay-checks/route';
import * as r27 from '@/app/api/admin/short-stay-checks/run/route';
import * as r28 from '@/app/api/admin/short-stay-reports/route';
import * as r29 from '@/app/api/admin/short-stay-reports/[period]/route';
import * as r30 from '@/app/api/admin/short-stay-reports/[period]/send/route';
import * as r31 from '@/app/api/admin/short-stay-reports/stop/route';
import * as r32 from '@/app/api/admin/signals/route';
import * as r33 from '@/app/api/admin/signals/[id]/dismissal/route';
import * as r34 from '@/app/api/admin/texts/route';
import * as r35 from '@/app/api/admin/texts/[key]/route';
import * as r36 from '@/app/api/admin/texts/[key]/previews/route';
import * as r37 from '@/app/api/billing/events/route';
import * as r38 from '@/app/api/billing/events/[id]/retry/route';
import * as r39 from '@/app/api/billing/income/route';
import * as r40 from '@/app/api/billing/income.csv/route';
import * as r41 from '@/app/api/billing/plans/route';
import * as r42 from '@/app/api/billing/portal/route';
import * as r43 from '@/app/api/booking-requests/[id]/route';
import * as r44 from '@/app/api/booking-requests/[id]/agreement.pdf/route';
import * as r45 from '@/app/api/booking-requests/[id]/approve/route';
import * as r46 from '@/app/api/booking-requests/[id]/arrival-info/route';
import * as r47 from '@/app/api/booking-requests/[id]/cancel/route';
import * as r48 from '@/app/api/booking-requests/[id]/changes/route';
import * as r49 from '@/app/api/booking-requests/[id]/changes/[change]/route';
import * as r50 from '@/app/api/booking-requests/[id]/changes/[change]/accept/route';
import * as r51 from '@/app/api/booking-requests/[id]/changes/[change]/decline/route';
import * as r52 from '@/app/api/booking-requests/[id]/decline/route';
import * as r53 from '@/app/api/booking-requests/[id]/deposit-return/route';
import * as r54 from '@/app/api/booking-requests/[id]/messages/route';
import * as r55 from '@/app/api/booking-requests/[id]/offer/route';
import * as r56 from '@/app/api/booking-requests/[id]/payment-requests/route';
import * as r57 from '@/app/api/booking-requests/[id]/payment-requests/[request]/route';
import * as r58 from '@/app/api/booking-requests/[id]/payments/route';
import * as r59 from '@/app/api/booking-requests/[id]/payments-tracked/route';
import * as r60 from '@/app/api/booking-requests/[id]/payments/[payment]/route';
import * as r61 from '@/app/api/booking-requests/[id]/quote/route';
import * as r62 from '@/app/api/booking-requests/[id]/scheduled-messages/route';
import * as r63 from '@/app/api/booking-requests/[id]/scheduled-messages/[template]/send/route';
import * as r64 from '@/app/api/booking-requests/[id]/scheduled-messages/[template]/skip/route';
import * as r65 from '@/app/api/booking-requests/[id]/stayed/route';
import * as r66 from '@/app/api/booking-requests/bulk-destroy/route';
import * as r67 from '@/app/api/booking-requests/bulk-mark-as-handled/route';
import * as r68 from '@/app/api/booking-requests/bulk-mark-as-read/route';
import * as r69 from '@/app/api/bot-check/challenge/route';
import * as r70 from '@/app/api/changeovers/[secret]/route';
import * as r71 from '@/app/api/contact/route';
import * as r72 from '@/app/api/contact-requests/[id]/route';
import * as r73 from '@/app/api/contact-requests/[id]/messages/route';
import * as r74 from '@/app/api/contact-requests/bulk-destroy/route';
import * as r75 from '@/app/api/contact-requests/bulk-mark-as-handled/route';
import * as r76 from '@/app/api/contact-requests/bulk-mark-as-read/route';
import * as r77 from '@/app/api/contact/form/route';
import * as r78 from '@/app/api/credit-notes/[id]/e-invoice/route';
import * as r79 from '@/app/api/credit-notes/[id]/invoice/route';
import * as r80 from '@/app/api/decisions/route';
import * as r81 from '@/app/api/decisions/[id]/appeal/route';
import * as r82 from '@/app/api/email/undo-change/route';
import * as r83 from '@/app/api/email/verification-notification/route';
import * as r84 from '@/app/api/email/verify/route';
import * as r85 from '@/app/api/health/route';
import * as r86 from '@/app/api/identities/link/route';
import * as r87 from '@/app/api/identities/register/route';
import * as r88 from '@/app/api/impersonate/[id]/route';
import * as r89 from '@/app/api/impersonate/leave/route';
import * as r90 from '@/app/api/listing-cities/route';
import * as r91 from '@/app/api/listing-options/route';
import * as r92 from '@/app/api/listings/route';
import * as r93 from '@/app/api/listings/[id]/route';
import * as r94 from '@/app/api/listings/[id]/air-bnb-url/route';
import * as r95 from '@/app/api/listings/[id]/approve/route';
import * as r96 from '@/app/api/listings/[id]/arrival-info/route';
import * as r97 from '@/app/api/listings/[id]/availability/route';
import * as r98 from '@/app/api/listings/[id]/booking-com-url/route';
import * as r99 from '@/app/api/listings/[id]/booking-price/route';
import * as r100 from '@/app/api/listings/[id]/booking-requests/route';
import * as r101 from '@/app/api/listings/[id]/booking-requests/form/route';
import * as r102 from '@/app/api/listings/[id]/calendar/route';
import * as r103 from '@/app/api/listings/[id]/calendar-address/route';
import * as r104 from '@/app/api/listings/[id]/calendar-feeds/sync/route';
import * as r105 from '@/app/api/listings/[id]/calendar/[secret]/route';
import * as r106 from '@/app/api/listings/[id]/changes/seen/route';
import * as r107 from '@/app/api/listings/[id]/cleaned/[day]/route';
import * as r108 from '@/app/api/listings/[id]/cleaning-note/route';
import * as r109 from '@/app/api/listings/[id]/contact-requests/route';
import * as r110 from '@/app/api/listings/[id]/contact-requests/form/route';
import * as r111 from '@/app/api/listings/[id]/copy/route';
import * as r112 from '@/app/api/listings/[id]/costs/route';
import * as r113 from '@/app/api/listings/[id]/custom-listing-prices/route';
import * as r114 from '@/app/api/listings/[id]/deny/route';
import * as r115 from '@/app/api/listings/[id]/destroy/route';
import * as r116 from '@/app/api/listings/[id]/disable/route';
import * as r117 from '@/app/api/listings/[id]/disabled-booking-periods/route';
import * as r118 from '@/app/api/listings/[id]/disabled-booking-periods/bulk-delete/route';
import * as r119 from '@/app/api/listings/[id]/free-period/route';
import * as r120 from '@/app/api/listings/[id]/linked-calendars/route';
import * as r121 from '@/app/api/listings/[id]/linked-calendars/[linked]/route';
import * as r122 from '@/app/api/listings/[id]/logs/route';
import * as r123 from '@/app/api/listings/[id]/managers/route';
import * as r124 from '@/app/api/listings/[id]/managers/[manager]/route';
import * as r125 from '@/app/api/listings/[id]/manual-bookings/route';
import * as r126 from '@/app/api/listings/[id]/order/route';
import * as r127 from '@/app/api/listings/[id]/payment/route';
import * as r128 from '@/app/api/listings/[id]/payment-terms/route';
import * as r129 from '@/app/api/listings/[id]/review/route';
import * as r130 from '@/app/api/listings/[id]/reviews/route';
import * as r131 from '@/app/api/listings/[id]/seasons/route';
import * as r132 from '@/app/api/listings/[id]/seasons/[season]/route';
import * as r133 from '@/app/api/listings/[id]/seasons/copy/route';
import * as r134 from '@/app/api/listings/[id]/stay-rules/route';
import * as r135 from '@/app/api/listings/[id]/stay-terms/route';
import * as r136 from '@/app/api/listings/changed/route';
import * as r137 from '@/app/api/listings/coordinates/route';
import * as r138 from '@/app/api/listings/count/route';
import * as r139 from '@/app/api/listings/unapproved/route';
import * as r140 from '@/app/api/listings/unapproved/count/route';
import * as r141 from '@/app/api/lodgings/[number]/route';
import * as r142 from '@/app/api/mails/route';
import * as r143 from '@/app/api/mails/[id]/retry/route';
import * as r144 from '@/app/api/manual-bookings/[id]/route';
import * as r145 from '@/app/api/news-articles/route';
import * as r146 from '@/app/api/news-articles/[id]/route';
import * as r147 from '@/app/api/notices/route';
import * as r148 from '@/app/api/notices/[reference]/decision/route';
import * as r149 from '@/app/api/notices/form/route';
import * as r150 from '@/app/api/orders/[id]/e-invoice/route';
import * as r151 from '@/app/api/orders/[id]/invoice/route';
import * as r152 from '@/app/api/orders/[id]/refund/route';
import * as r153 from '@/app/api/personal-data/erase/route';
import * as r154 from '@/app/api/personal-data/export/route';
import * as r155 from '@/app/api/push-subscriptions/route';
import * as r156 from '@/app/api/ready/route';
import * as r157 from '@/app/api/request-mails/[token]/unsubscribe/route';
import * as r158 from '@/app/api/request-mails/[token]/unsubscribe/form/route';
import * as r159 from '@/app/api/reviews/route';
import * as r160 from '@/app/api/reviews/[id]/reply/route';
import * as r161 from '@/app/api/reviews/[id]/report/route';
import * as r162 from '@/app/api/reviews/[id]/visibility/route';
import * as r163 from '@/app/api/reviews/count/route';
import * as r164 from '@/app/api/search-alerts/route';
import * as r165 from '@/app/api/search-alerts/[token]/confirm/route';
import * as r166 from '@/app/api/search-alerts/[token]/confirm/form/route';
import * as r167 from '@/app/api/search-alerts/[token]/unsubscribe/route';
import * as r168 from '@/app/api/search-alerts/[token]/unsubscribe/form/route';
import * as r169 from '@/app/api/search-alerts/bulk-end/route';
import * as r170 from '@/app/api/search-alerts/form/route';
import * as r171 from '@/app/api/settings/route';
import * as r172 from '@/app/api/stays/[token]/route';
import * as r173 from '@/app/api/stays/[token]/accept-offer/route';
import * as r174 from '@/app/api/stays/[token]/accept-offer/form/route';
import * as r175 from '@/app/api/stays/[token]/agreement/route';
import * as r176 from '@/app/api/stays/[token]/agreement.pdf/route';
import * as r177 from '@/app/api/stays/[token]/agreement/form/route';
import * as r178 from '@/app/api/stays/[token]/calendar/route';
import * as r179 from '@/app/api/stays/[token]/changes/route';
import * as r180 from '@/app/api/stays/[token]/changes/[change]/route';
import * as r181 from '@/app/api/stays/[token]/changes/[change]/accept/route';
import * as r182 from '@/app/api/stays/[token]/changes/[change]/accept/form/route';
import * as r183 from '@/app/api/stays/[token]/changes/[change]/decline/route';
import * as r184 from '@/app/api/stays/[token]/changes/[change]/decline/form/route';
import * as r185 from '@/app/api/stays/[token]/changes/[change]/take-back/form/route';
import * as r186 from '@/app/api/stays/[token]/changes/form/route';
import * as r187 from '@/app/api/stays/[token]/decline-offer/route';
import * as r188 from '@/app/api/stays/[token]/decline-offer/form/route';
import * as r189 from '@/app/api/stays/[token]/messages/route';
import * as r190 from '@/app/api/stays/[token]/messages/form/route';
import * as r191 from '@/app/api/stays/[token]/payment-requests/[request]/qr.svg/route';
import * as r192 from '@/app/api/stays/[token]/review/route';
import * as r193 from '@/app/api/stays/[token]/review/form/route';
import * as r194 from '@/app/api/stays/[token]/withdraw/route';
import * as r195 from '@/app/api/stays/[token]/withdraw/form/route';
import * as r196 from '@/app/api/subscriptions/[id]/cancel/route';
import * as r197 from '@/app/api/subscriptions/[id]/resume/route';
import * as r198 from '@/app/api/system-health/route';
import * as r199 from '@/app/api/user/route';
import * as r200 from '@/app/api/user/changeovers/route';
import * as r201 from '@/app/api/user/changeovers/address/route';
import * as r202 from '@/app/api/user/confirm-password/route';
import * as r203 from '@/app/api/user/dac7/[file]/route';
import * as r204 from '@/app/api/user/decisions/route';
import * as r205 from '@/app/api/user/decisions/[id]/appeal/route';
import * as r206 from '@/app/api/user/hosting/route';
import * as r207 from '@/app/api/user/hosting/[id]/route';
import * as r208 from '@/app/api/user/identities/route';
import * as r209 from '@/app/api/user/identities/[id]/route';
import * as r210 from '@/app/api/user/impersonations/route';
import * as r211 from '@/app/api/user/income/[file]/route';
import * as r212 from '@/app/api/user/invitations/route';
import * as r213 from '@/app/api/user/invitations/[id]/accept/route';
import * as r214 from '@/app/api/user/invitations/[id]/decline/route';
import * as r215 from '@/app/api/user/orders/route';
import * as r216 from '@/app/api/user/payment-account/route';
import * as r217 from '@/app/api/user/payment-matches/route';
import * as r218 from '@/app/api/user/payment-requests/route';
import * as r219 from '@/app/api/user/photo/route';
import * as r220 from '@/app/api/user/planning/route';
import * as r221 from '@/app/api/user/reply-templates/route';
import * as r222 from '@/app/api/user/reply-templates/[id]/route';
import * as r223 from '@/app/api/user/second-factors/route';
import * as r224 from '@/app/api/user/second-factors/passkeys/route';
import * as r225 from '@/app/api/user/second-factors/passkeys/[id]/route';
import * as r226 from '@/app/api/user/second-factors/passkeys/options/route';
import * as r227 from '@/app/api/user/second-factors/recovery-codes/route';
import * as r228 from '@/app/api/user/second-factors/totp/route';
import * as r229 from '@/app/api/user/sessions/route';
import * as r230 from '@/app/api/user/sessions/[id]/route';
import * as r231 from '@/app/api/user/short-stay-checks/route';
import * as r232 from '@/app/api/user/short-stay-reports/route';
import * as r233 from '@/app/api/user/statistics/route';
import * as r234 from '@/app/api/user/statistics/comparison/route';
import * as r235 from '@/app/api/user/statistics/homes/route';
import * as r236 from '@/app/api/user/statistics/series/route';
import * as r237 from '@/app/api/user/statistics/series.csv/route';
import * as r238 from '@/app/api/user/subscriptions/route';
import * as r239 from '@/app/api/user/tax-details/route';
import * as r240 from '@/app/api/user/today/route';
import * as r241 from '@/app/api/user/trader/route';
import * as r242 from '@/app/api/users/route';
import * as r243 from '@/app/api/users/[id]/route';
import * as r244 from '@/app/api/users/[id]/booking-requests/route';
import * as r245 from '@/app/api/users/[id]/booking-requests/count/route';
import * as r246 from '@/app/api/users/[id]/bookings/route';
import * as r247 from '@/app/api/users/[id]/bookings/count/route';
import * as r248 from '@/app/api/users/[id]/contact-requests/route';
import * as r249 from '@/app/api/users/[id]/contact-requests/count/route';
import * as r250 from '@/app/api/users/[id]/email/route';
import * as r251 from '@/app/api/users/[id]/export/route';
import * as r252 from '@/app/api/users/[id]/listings/route';
import * as r253 from '@/app/api/users/[id]/listings/count/route';
import * as r254 from '@/app/api/users/[id]/listings/disabled/route';
import * as r255 from '@/app/api/users/[id]/listings/enabled/route';
import * as r256 from '@/app/api/users/[id]/orders/route';
import * as r257 from '@/app/api/users/[id]/photo/route';
import * as r258 from '@/app/api/users/[id]/reviews/route';
import * as r259 from '@/app/api/users/[id]/reviews/count/route';
import * as r260 from '@/app/api/users/[id]/second-factors/route';
import * as r261 from '@/app/api/users/[id]/subscriptions/route';
import * as r262 from '@/app/api/users/[id]/suspension/route';
import * as r263 from '@/app/api/webhooks/stripe/route';
import * as r264 from '@/app/(session)/forgot-password/route';
import * as r265 from '@/app/fotos/[id]/[file]/route';
import * as r266 from '@/app/fotos/[id]/origineel/route';
import * as r267 from '@/app/fotos/nieuws/[id]/[file]/route';
import * as r268 from '@/app/fotos/verhuurder/[id]/[file]/route';
import * as r269 from '@/app/(session)/login/route';
import * as r270 from '@/app/(session)/login/second-factor/route';
import * as r271 from '@/app/(session)/login/second-factor/options/route';
import * as r272 from '@/app/(session)/logout/route';
import * as r273 from '@/app/manifest.webmanifest/route';
import * as r274 from '@/app/(session)/register/route';
import * as r275 from '@/app/(session)/reset-password/route';
import * as r276 from '@/app/robots.txt/route';
import * as r277 from '@/app/(session)/sanctum/csrf-cookie/route';
import * as r278 from '@/app/sitemap.xml/route';
import * as r279 from '@/app/sitemaps/[file]/route';
import type { RouteModule } from '@/server/openapi/build-document';

/** A function, because two of the calls describe this very list. */
export const routes = (): Record<string, RouteModule> => ({
  '/api/admin/audit-logs': r0,
  '/api/admin/audit-logs.csv': r1,
  '/api/admin/booking-requests': r2,
  '/api/admin/dac7': r3,
  '/api/admin/dac7/[year]': r4,
  '/api/admin/dac7/[year]/sent': r5,
  '/api/admin/figures': r6,
  '/api/admin/figures.csv': r7,
  '/api/admin/figures/missing.csv': r8,
  '/api/admin/free-periods': r9,
  '/api/admin/inbox': r10,
  '/api/admin/inbox-texts': r11,
  '/api/admin/inbox-texts/[id]': r12,
  '/api/admin/inbox/[id]': r13,
  '/api/admin/inbox/[id]/messages': r14,
  '/api/admin/inbox/count': r15,
  '/api/admin/licence-states': r16,
  '/api/admin/listings': r17,
  '/api/admin/lodging-register': r18,
  '/api/admin/money': r19,
  '/api/admin/notes': r20,
  '/api/admin/notes/[id]': r21,
  '/api/admin/recipients': r22,
  '/api/admin/search': r23,
  '/api/admin/short-stay-areas': r24,
  '/api/admin/short-stay-areas/refresh': r25,
  '/api/admin/short-stay-checks': r26,
  '/api/admin/short-stay-checks/run': r27,
  '/api/admin/short-stay-reports': r28,
  '/api/admin/short-stay-reports/[period]': r29,
  '/api/admin/short-stay-reports/[period]/send': r30,
  '/api/admin/short-stay-reports/stop': r31,
  '/api/admin/signals': r32,
  '/api/admin/signals/[id]/dismissal': r33,
  '/api/admin/texts': r34,
  '/api/admin/texts/[key]': r35,
  '/api/admin/texts/[key]/previews': r36,
  '/api/billing/events': r37,
  '/api/billing/events/[id]/retry': r38,
  '/api/billing/income': r39,
  '/api/billing/income.csv': r40,
  '/api/billing/plans': r41,
  '/api/billing/portal': r42,
  '/api/booking-requests/[id]': r43,
  '/api/booking-requests/[id]/agreement.pdf': r44,
  '/api/booking-requests/[id]/approve': r45,
  '/api/booking-requests/[id]/arrival-info': r46,
  '/api/booking-requests/[id]/cancel': r47,
  '/api/booking-requests/[id]/changes': r48,
  '/api/booking-requests/[id]/changes/[change]': r49,
  '/api/booking-requests/[id]/changes/[change]/accept': r50,
  '/api/booking-requests/[id]/changes/[change]/decline': r51,
  '/api/booking-requests/[id]/decline': r52,
  '/api/booking-requests/[id]/deposit-return': r53,
  '/api/booking-requests/[id]/messages': r54,
  '/api/booking-requests/[id]/offer': r55,
  '/api/booking-requests/[id]/payment-requests': r56,
  '/api/booking-requests/[id]/payment-requests/[request]': r57,
  '/api/booking-requests/[id]/payments': r58,
  '/api/booking-requests/[id]/payments-tracked': r59,
  '/api/booking-requests/[id]/payments/[payment]': r60,
  '/api/booking-requests/[id]/quote': r61,
  '/api/booking-requests/[id]/scheduled-messages': r62,
  '/api/booking-requests/[id]/scheduled-messages/[template]/send': r63,
  '/api/booking-requests/[id]/scheduled-messages/[template]/skip': r64,
  '/api/booking-requests/[id]/stayed': r65,
  '/api/booking-requests/bulk-destroy': r66,
  '/api/booking-requests/bulk-mark-as-handled': r67,
  '/api/booking-requests/bulk-mark-as-read': r68,
  '/api/bot-check/challenge': r69,
  '/api/changeovers/[secret]': r70,
  '/api/contact': r71,
  '/api/contact-requests/[id]': r72,
  '/api/contact-requests/[id]/messages': r73,
  '/api/contact-requests/bulk-destroy': r74,
  '/api/contact-requests/bulk-mark-as-handled': r75,
  '/api/contact-requests/bulk-mark-as-read': r76,
  '/api/contact/form': r77,
  '/api/credit-notes/[id]/e-invoice': r78,
  '/api/credit-notes/[id]/invoice': r79,
  '/api/decisions': r80,
  '/api/decisions/[id]/appeal': r81,
  '/api/email/undo-change': r82,
  '/api/email/verification-notification': r83,
  '/api/email/verify': r84,
  '/api/health': r85,
  '/api/identities/link': r86,
  '/api/identities/register': r87,
  '/api/impersonate/[id]': r88,
  '/api/impersonate/leave': r89,
  '/api/listing-cities': r90,
  '/api/listing-options': r91,
  '/api/listings': r92,
  '/api/listings/[id]': r93,
  '/api/listings/[id]/air-bnb-url': r94,
  '/api/listings/[id]/approve': r95,
  '/api/listings/[id]/arrival-info': r96,
  '/api/listings/[id]/availability': r97,
  '/api/listings/[id]/booking-com-url': r98,
  '/api/listings/[id]/booking-price': r99,
  '/api/listings/[id]/booking-requests': r100,
  '/api/listings/[id]/booking-requests/form': r101,
  '/api/listings/[id]/calendar': r102,
  '/api/listings/[id]/calendar-address': r103,
  '/api/listings/[id]/calendar-feeds/sync': r104,
  '/api/listings/[id]/calendar/[secret]': r105,
  '/api/listings/[id]/changes/seen': r106,
  '/api/listings/[id]/cleaned/[day]': r107,
  '/api/listings/[id]/cleaning-note': r108,
  '/api/listings/[id]/contact-requests': r109,
  '/api/listings/[id]/contact-requests/form': r110,
  '/api/listings/[id]/copy': r111,
  '/api/listings/[id]/costs': r112,
  '/api/listings/[id]/custom-listing-prices': r113,
  '/api/listings/[id]/deny': r114,
  '/api/listings/[id]/destroy': r115,
  '/api/listings/[id]/disable': r116,
  '/api/listings/[id]/disabled-booking-periods': r117,
  '/api/listings/[id]/disabled-booking-periods/bulk-delete': r118,
  '/api/listings/[id]/free-period': r119,
  '/api/listings/[id]/linked-calendars': r120,
  '/api/listings/[id]/linked-calendars/[linked]': r121,
  '/api/listings/[id]/logs': r122,
  '/api/listings/[id]/managers': r123,
  '/api/listings/[id]/managers/[manager]': r124,
  '/api/listings/[id]/manual-bookings': r125,
  '/api/listings/[id]/order': r126,
  '/api/listings/[id]/payment': r127,
  '/api/listings/[id]/payment-terms': r128,
  '/api/listings/[id]/review': r129,
  '/api/listings/[id]/reviews': r130,
  '/api/listings/[id]/seasons': r131,
  '/api/listings/[id]/seasons/[season]': r132,
  '/api/listings/[id]/seasons/copy': r133,
  '/api/listings/[id]/stay-rules': r134,
  '/api/listings/[id]/stay-terms': r135,
  '/api/listings/changed': r136,
  '/api/listings/coordinates': r137,
  '/api/listings/count': r138,
  '/api/listings/unapproved': r139,
  '/api/listings/unapproved/count': r140,
  '/api/lodgings/[number]': r141,
  '/api/mails': r142,
  '/api/mails/[id]/retry': r143,
  '/api/manual-bookings/[id]': r144,
  '/api/news-articles': r145,
  '/api/news-articles/[id]': r146,
  '/api/notices': r147,
  '/api/notices/[reference]/decision': r148,
  '/api/notices/form': r149,
  '/api/orders/[id]/e-invoice': r150,
  '/api/orders/[id]/invoice': r151,
  '/api/orders/[id]/refund': r152,
  '/api/personal-data/erase': r153,
  '/api/personal-data/export': r154,
  '/api/push-subscriptions': r155,
  '/api/ready': r156,
  '/api/request-mails/[token]/unsubscribe': r157,
  '/api/request-mails/[token]/unsubscribe/form': r158,
  '/api/reviews': r159,
  '/api/reviews/[id]/reply': r160,
  '/api/reviews/[id]/report': r161,
  '/api/reviews/[id]/visibility': r162,
  '/api/reviews/count': r163,
  '/api/search-alerts': r164,
  '/api/search-alerts/[token]/confirm': r165,
  '/api/search-alerts/[token]/confirm/form': r166,
  '/api/search-alerts/[token]/unsubscribe': r167,
  '/api/search-alerts/[token]/unsubscribe/form': r168,
  '/api/search-alerts/bulk-end': r169,
  '/api/search-alerts/form': r170,
  '/api/settings': r171,
  '/api/stays/[token]': r172,
  '/api/stays/[token]/accept-offer': r173,
  '/api/stays/[token]/accept-offer/form': r174,
  '/api/stays/[token]/agreement': r175,
  '/api/stays/[token]/agreement.pdf': r176,
  '/api/stays/[token]/agreement/form': r177,
  '/api/stays/[token]/calendar': r178,
  '/api/stays/[token]/changes': r179,
  '/api/stays/[token]/changes/[change]': r180,
  '/api/stays/[token]/changes/[change]/accept': r181,
  '/api/stays/[token]/changes/[change]/accept/form': r182,
  '/api/stays/[token]/changes/[change]/decline': r183,
  '/api/stays/[token]/changes/[change]/decline/form': r184,
  '/api/stays/[token]/changes/[change]/take-back/form': r185,
  '/api/stays/[token]/changes/form': r186,
  '/api/stays/[token]/decline-offer': r187,
  '/api/stays/[token]/decline-offer/form': r188,
  '/api/stays/[token]/messages': r189,
  '/api/stays/[token]/messages/form': r190,
  '/api/stays/[token]/payment-requests/[request]/qr.svg': r191,
  '/api/stays/[token]/review': r192,
  '/api/stays/[token]/review/form': r193,
  '/api/stays/[token]/withdraw': r194,
  '/api/stays/[token]/withdraw/form': r195,
  '/api/subscriptions/[id]/cancel': r196,
  '/api/subscriptions/[id]/resume': r197,
  '/api/system-health': r198,
  '/api/user': r199,
  '/api/user/changeovers': r200,
  '/api/user/changeovers/address': r201,
  '/api/user/confirm-password': r202,
  '/api/user/dac7/[file]': r203,
  '/api/user/decisions': r204,
  '/api/user/decisions/[id]/appeal': r205,
  '/api/user/hosting': r206,
  '/api/user/hosting/[id]': r207,
  '/api/user/identities': r208,
  '/api/user/identities/[id]': r209,
  '/api/user/impersonations': r210,
  '/api/user/income/[file]': r211,
  '/api/user/invitations': r212,
  '/api/user/invitations/[id]/accept': r213,
  '/api/user/invitations/[id]/decline': r214,
  '/api/user/orders': r215,
  '/api/user/payment-account': r216,
  '/api/user/payment-matches': r217,
  '/api/user/payment-requests': r218,
  '/api/user/photo': r219,
  '/api/user/planning': r220,
  '/api/user/reply-templates': r221,
  '/api/user/reply-templates/[id]': r222,
  '/api/user/second-factors': r223,
  '/api/user/second-factors/passkeys': r224,
  '/api/user/second-factors/passkeys/[id]': r225,
  '/api/user/second-factors/passkeys/options': r226,
  '/api/user/second-factors/recovery-codes': r227,
  '/api/user/second-factors/totp': r228,
  '/api/user/sessions': r229,
  '/api/user/sessions/[id]': r230,
  '/api/user/short-stay-checks': r231,
  '/api/user/short-stay-reports': r232,
  '/api/user/statistics': r233,
  '/api/user/statistics/comparison': r234,
  '/api/user/statistics/homes': r235,
  '/api/user/statistics/series': r236,
  '/api/user/statistics/series.csv': r237,
  '/api/user/subscriptions': r238,
  '/api/user/tax-details': r239,
  '/api/user/today': r240,
  '/api/user/trader': r241,
  '/api/users': r242,
  '/api/users/[id]': r243,
  '/api/users/[id]/booking-requests': r244,
  '/api/users/[id]/booking-requests/count': r245,
  '/api/users/[id]/bookings': r246,
  '/api/users/[id]/bookings/count': r247,
  '/api/users/[id]/contact-requests': r248,
  '/api/users/[id]/contact-requests/count': r249,
  '/api/users/[id]/email': r250,
  '/api/users/[id]/export': r251,
  '/api/users/[id]/listings': r252,
  '/api/users/[id]/listings/count': r253,
  '/api/users/[id]/listings/disabled': r254,
  '/api/users/[id]/listings/enabled': r255,
  '/api/users/[id]/orders': r256,
  '/api/users/[id]/photo': r257,
  '/api/users/[id]/reviews': r258,
  '/api/users/[id]/reviews/count': r259,
  '/api/users/[id]/second-factors': r260,
  '/api/users/[id]/subscriptions': r261,
  '/api/users/[id]/suspension': r262,
  '/api/webhooks/stripe': r263,
  '/forgot-password': r264,
  '/fotos/[id]/[file]': r265,
  '/fotos/[id]/origineel': r266,
  '/fotos/nieuws/[id]/[file]': r267,
  '/fotos/verhuurder/[id]/[file]': r268,
  '/login': r269,
  '/login/second-factor': r270,
  '/login/second-factor/options': r271,
  '/logout': r272,
  '/manifest.webmanifest': r273,
  '/register': r274,
  '/reset-password': r275,
  '/robots.txt': r276,
  '/sanctum/csrf-cookie': r277,
  '/sitemap.xml': r278,
  '/sitemaps/[file]': r279,
});
