/** The agreement of a stay, on the guest's own page and on the landlord's. */
export const guestAgreementTexts = {
  title: 'Huurovereenkomst',
  intro:
    'De verhuurder vraagt u om deze huurovereenkomst te aanvaarden. Lees ze eerst: wat erin staat, geldt voor uw verblijf.',
  read: 'Huurovereenkomst lezen (PDF)',
  name: 'Uw naam',
  nameHelp: 'Voornaam en achternaam van wie de overeenkomst aanvaardt.',
  accept: 'Huurovereenkomst aanvaarden',
  accepted: (name: string, at: string) => `Aanvaard door ${name} op ${at}.`,
  missing: 'Laad de pagina opnieuw en lees eerst de huurovereenkomst.',
  void: 'Dit verblijf gaat niet door. De overeenkomst werd niet aanvaard.',
} as const;
