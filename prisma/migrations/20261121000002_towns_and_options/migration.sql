-- The fourteen towns and the fifteen setting options are part of the product, not of its demo world.
INSERT INTO listing_cities (id, name, municipality, postcode, latitude, longitude) VALUES
  (1, 'Blankenberge', 'Blankenberge', '8370', 51.31306, 3.13227),
  (2, 'Bredene', 'Bredene', '8450', 51.23489, 2.97559),
  (3, 'De Haan', 'De Haan', '8420', 51.27261, 3.03446),
  (4, 'De Panne', 'De Panne', '8660', 51.09793, 2.59368),
  (5, 'Knokke', 'Knokke-Heist', '8300', 51.34671, 3.28932),
  (6, 'Koksijde', 'Koksijde', '8670', 51.11642, 2.63772),
  (7, 'Middelkerke', 'Middelkerke', '8430', 51.18532, 2.82077),
  (8, 'Heist', 'Knokke-Heist', '8301', 51.34036, 3.24004),
  (9, 'Nieuwpoort', 'Nieuwpoort', '8620', 51.13008, 2.75135),
  (10, 'Oostduinkerke', 'Koksijde', '8670', 51.11565, 2.68217),
  (11, 'Oostende', 'Oostende', '8400', 51.2281, 2.9178),
  (12, 'Wenduine', 'De Haan', '8420', 51.2983, 3.08213),
  (13, 'Westende', 'Middelkerke', '8434', 51.15198, 2.76952),
  (14, 'Zeebrugge', 'Brugge', '8380', 51.32901, 3.18188);

INSERT INTO listing_options (id, key, name, value_type) VALUES
  (1, 'floor', 'Verdieping', 'count'),
  (2, 'parking_spaces', 'Eigen parkeerplaatsen', 'count'),
  (3, 'wifi', 'Gratis wifi', 'boolean'),
  (4, 'outdoor_space', 'Buitenruimte', 'boolean'),
  (5, 'final_cleaning', 'Eindschoonmaak inbegrepen', 'boolean'),
  (6, 'bed_linen', 'Bedlinnen inbegrepen', 'boolean'),
  (7, 'bath_linen', 'Badlinnen inbegrepen', 'boolean'),
  (8, 'utilities', 'Gas, water en elektriciteit inbegrepen', 'boolean'),
  (9, 'pets_allowed', 'Huisdieren toegelaten', 'boolean'),
  (10, 'wheelchair_accessible', 'Rolstoeltoegankelijk', 'boolean'),
  (11, 'single_beds', 'Eenpersoonsbedden', 'count'),
  (12, 'double_beds', 'Tweepersoonsbedden', 'count'),
  (13, 'personal_welcome', 'Persoonlijk onthaal', 'boolean'),
  (14, 'air_conditioning', 'Airconditioning', 'boolean'),
  (15, 'dishwasher', 'Vaatwasser', 'boolean');
