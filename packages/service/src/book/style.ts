/**
 * The style of the book: paper and ink with one accent colour, page numbers and a running head in the margins. Paper
 * sizes are in `paper.ts`.
 */
import { OTHER_LANGUAGES } from 'ganaka/internal/text/voice.ts';

/** Matches everything that is not in the main language. */
const OTHER =
  OTHER_LANGUAGES.length === 1 ? `.${OTHER_LANGUAGES[0]}` : `:is(${OTHER_LANGUAGES.map((id) => `.${id}`).join(',')})`;
/** Matches languages whose scripts have signs above and below the letters and need taller lines. */
const TALL = OTHER_LANGUAGES.map((id) => `:lang(${id}) body,body:lang(${id})`).join(',');

export const STYLE = `
:root{--ink:#211c18;--soft:#6d6258;--line:#d9cdb9;--accent:#9a3b0b;--panel:#fff;--k-line:#b9a98f;color-scheme:light}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:#fff;font:400 10pt/1.45 Noto,Tiro,"Noto Sans","Noto Sans Devanagari",sans-serif;font-variant-numeric:tabular-nums lining-nums}
.book{max-width:48rem;margin:0 auto;padding:2rem 1rem}
h1,h2,h3{font-family:Tiro,Noto,"Tiro Devanagari Sanskrit",Georgia,serif;font-weight:400;line-height:1.3;break-after:avoid;text-wrap:balance}
h1{font-size:30pt;margin:0}h2{font-size:18pt;margin:0 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}h3{font-size:12pt;margin:1rem 0 .3rem}
h1 ${OTHER}{display:block}h2 ${OTHER},h3 ${OTHER}{color:var(--accent);margin-inline-start:.5em}
td ${OTHER},th ${OTHER},li ${OTHER},p ${OTHER}{color:var(--soft);margin-inline-start:.15em}
p{margin:.35rem 0;orphans:3;widows:3}
.chapter{break-before:page;margin-top:2.5rem;padding-top:3mm}.joined{margin-top:1.2rem;padding-top:3px}
.book .k text{font-family:Noto,Tiro,"Noto Sans","Noto Sans Devanagari",sans-serif}.book .k .t{font-family:Tiro,Noto,Georgia,serif}
.title{display:flex;min-height:80vh;padding:4mm;border:3px double var(--accent)}
.title>div{flex:1;min-width:0;display:flex;flex-direction:column;justify-content:center;text-align:center;gap:1.2rem;padding:8mm;border:1px solid var(--line)}
.title .who{font:400 22pt/1.4 Tiro,Noto,Georgia,serif;overflow-wrap:anywhere}
.title .ornament{width:46mm;height:auto;margin:0 auto;display:block;fill:none;stroke:var(--accent);stroke-width:1}.title .ornament circle{fill:var(--accent)}.mangala{font:400 11pt/1.6 Tiro,Noto,Georgia,serif;margin:0}.mangala b{display:block;font-weight:400;color:var(--accent)}
.title table{margin:1rem auto 0;text-align:start;max-width:34rem}
.contents ol{padding:0;margin:1rem 0;list-style:none;counter-reset:c}.contents li{counter-increment:c}
.contents a{display:flex;align-items:baseline;gap:.5rem;color:inherit;text-decoration:none;padding:.16rem 0}
.contents a::before{content:counter(c);width:1.8rem;text-align:end;color:var(--soft)}
.contents i{flex:1;border-bottom:1px dotted var(--line)}.contents b{width:1.8rem;flex:none;text-align:end;font-weight:400}
table{width:100%;border-collapse:collapse;margin:.4rem 0 .8rem;font-size:9pt}
th,td{padding:.16rem .4rem;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
thead{display:table-header-group}thead th{border-bottom:1.2px solid var(--ink);font-weight:600;vertical-align:bottom}
tr{break-inside:avoid}tbody tr:nth-child(-n+2):not(:last-child){break-after:avoid}tbody tr:nth-last-child(-n+2):not(:first-child){break-before:avoid}.pairs th{font-weight:400;color:var(--soft);width:38%}
.n{text-align:end;white-space:nowrap}th.n{white-space:normal}.pair,time{white-space:nowrap}
thead ${OTHER},.stack td ${OTHER}{display:block;margin:0}.measures small{display:block;white-space:nowrap}small{font-size:7.5pt;color:var(--soft)}
.cite,.cited{color:var(--soft);font-size:8pt}.cited ${OTHER}{margin:0}
.charts{display:grid;grid-template-columns:repeat(2,1fr);gap:3mm 6mm}.charts svg{width:72mm;height:auto;display:block;margin:0 auto}.charts .t,.charts .c{display:none}
figure{margin:0}figcaption{text-align:center;font:400 10pt/1.3 Tiro,Noto,Georgia,serif}figcaption ${OTHER}{color:var(--accent);margin-inline-start:.3em}.north figcaption{margin-top:-6mm}
.charts.north svg{width:76mm}.charts>*,.plates{break-inside:avoid}.charts .n{font-size:13px}.charts.north .n{font-size:15px}.plates>div+div .n{font-size:13px}.plates.north>div+div .n{font-size:15px}
.plates{display:grid;grid-template-columns:3fr 2fr;gap:0 5mm;max-width:160mm;margin:0 auto}.plates svg{width:100%;height:auto;display:block}.plates .t,.plates .c{display:none}.plates figure{margin-bottom:3mm}.plates.north figcaption{margin-top:-9%}
.plates .pairs th{width:32%}#chart .small td,#maitri td,#drishti td,#shadbala td{padding-block:.11rem}#birth th,#panchanga th{width:44%}#avakahada .beside{grid-template-columns:1.3fr 1fr;gap:0 6mm}#avakahada th{width:24%}#avakahada table+table th{width:50%}.grid td,.grid th{padding-inline:.15rem}.beside{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm}.beside td,.beside th{padding-inline:.2rem}.w{white-space:nowrap}
.bar{width:6rem;height:.5rem}.bar rect{fill:var(--accent)}
.lanes{width:100%;height:auto;font:9px Noto,Tiro,sans-serif;break-inside:avoid;margin:.4rem 0}.lanes line{stroke:var(--line)}.lanes rect{fill:#f6efe2;stroke:var(--accent);stroke-width:.7}.lanes text{fill:var(--ink)}.lanes .m{text-anchor:middle}
.small{font-size:8pt}.note{color:var(--soft);font-size:8.5pt}.note{break-inside:avoid}h2+.note,h2+.caution{break-after:avoid}.block{break-inside:avoid;padding-top:3px;margin-bottom:.5rem}#colophon,#drishti,#shadbala,#ashtakavarga,#jaimini,#doshas{break-inside:avoid}.block h3{margin-top:.5rem}
.columns{columns:2;column-gap:1.5rem}.columns h3{margin-top:.2rem}.columns>*{break-inside:avoid;padding-top:2px}
.thirds{display:grid;grid-template-columns:repeat(3,1fr);gap:0 1.4rem}.thirds h3{margin-top:.5rem}.thirds p{margin:0}.thirds td{padding:.11rem .2rem}
.halves td,.halves th{width:50%}.halves thead ${OTHER}{display:inline;margin-inline-start:.3em}.rites td{padding:.14rem .25rem}.rites td:nth-child(3){width:12%}.rites td:nth-child(6){width:14%}.rites td:last-child{width:31%}.rites td:last-child ${OTHER}{display:inline}
.said{padding-inline-start:1rem;font-size:9pt;line-height:1.4}.said li{margin-bottom:.22rem}.measures{break-inside:avoid}.measures td{padding:.12rem .25rem;line-height:1.3}.said ${OTHER}{display:block;margin:0}
.caution{break-before:avoid;break-inside:avoid;border-inline-start:3px solid var(--accent);padding-inline-start:.8rem;margin:.6rem 0}.caution ${OTHER}{display:block;margin:0}
ul{margin:.2rem 0;padding-inline-start:1.1rem}li{break-inside:avoid}li:nth-child(-n+2):not(:last-child){break-after:avoid}li:nth-last-child(-n+2):not(:first-child){break-before:avoid}
${TALL}{line-height:1.5}
@page{@bottom-center{content:counter(page);font:9pt Noto,Tiro,sans-serif;color:#6d6258}}
@page :first{@bottom-center{content:none}}
@media screen{.contents b,.contents i{display:none}}
@media print{.book{max-width:none;padding:0}.chapter{margin-top:0}.title{min-height:calc(100vh - 1mm)}a{color:inherit}}
.sheets .chapter{break-before:column}
`;
