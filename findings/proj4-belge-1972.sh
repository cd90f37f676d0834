#!/usr/bin/env bash
# proj4 2.22.0 shifts Lambert 72, as Esri writes it, the wrong way. Its built-in shift of the datum Belge 1972 has all
# signs inverted, and is used for Esri's text, which only names the datum: a point at the coast ends up 182 m from where
# the shift of EPSG 31370 puts it, farther than without any shift (104 m). For RD New it has no shift at all (99 m in
# Zeeland).
# Leans on it: docs/rules/short-stay-reports.md#what-is-read
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact proj4@2.22.0
cat >place.cjs <<'JS'
const proj4 = require('proj4');

const degrees = 'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]';
const text = (name, datum, projection, parameters) =>
  `PROJCS["${name}",GEOGCS["GCS",DATUM[${datum}],${degrees}],PROJECTION["${projection}"],` +
  Object.entries(parameters).map(([key, value]) => `PARAMETER["${key}",${value}],`).join('') +
  'UNIT["Meter",1.0]]';
const lambert72 = {
  esri: text('Belge_Lambert_1972', '"D_Belge_1972",SPHEROID["International_1924",6378388.0,297.0]', 'Lambert_Conformal_Conic', {
    False_Easting: 150000.013, False_Northing: 5400088.438, Central_Meridian: 4.36748666666667,
    Standard_Parallel_1: 51.16666723333333, Standard_Parallel_2: 49.8333339, Latitude_Of_Origin: 90.0,
  }),
  plain: '+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +ellps=intl +units=m',
  shift: '-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747',
  point: [49000, 212000],
};
const rdNew = {
  esri: text('RD_New', '"D_Amersfoort",SPHEROID["Bessel_1841",6377397.155,299.1528128]', 'Double_Stereographic', {
    False_Easting: 155000.0, False_Northing: 463000.0, Central_Meridian: 5.38763888888889,
    Scale_Factor: 0.9999079, Latitude_Of_Origin: 52.15616055555555,
  }),
  plain: '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +units=m',
  shift: '565.4171,50.3319,465.5524,-0.398957,0.343988,-1.877402,4.0725',
  point: [25000, 365000],
};
const metres = ([lon, lat], [otherLon, otherLat]) =>
  Math.round(Math.hypot((lon - otherLon) * 111320 * Math.cos((lat * Math.PI) / 180), (lat - otherLat) * 111320));
const measure = ({ esri, plain, shift, point }) => {
  const place = (system) => proj4(system, 'WGS84', [...point]);
  const right = place(`${plain} +towgs84=${shift}`);
  return { asEsriWritesIt: metres(place(esri), right), withoutShift: metres(place(plain), right) };
};
const [belge, amersfoort] = [measure(lambert72), measure(rdNew)];
console.log('proj4 2.22.0, Lambert 72 at the coast, metres beside:', belge);
console.log('proj4 2.22.0, RD New in Zeeland, metres beside:', amersfoort);
const isBelge = belge.asEsriWritesIt > 150 && belge.asEsriWritesIt > belge.withoutShift;
process.exit(isBelge && amersfoort.asEsriWritesIt > 80 ? 0 : 1);
JS
node place.cjs
